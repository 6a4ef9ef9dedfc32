drop index contact_requests_delivered;
alter table installers drop column reply_step;
