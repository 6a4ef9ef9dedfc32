drop table webhook_deliveries;
drop table webhooks;
