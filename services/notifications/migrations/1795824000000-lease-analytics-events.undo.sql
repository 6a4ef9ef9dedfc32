alter table analytics_events drop column lease_until;
