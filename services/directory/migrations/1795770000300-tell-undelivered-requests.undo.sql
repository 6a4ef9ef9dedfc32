alter table contact_requests drop column delivery, drop column undelivered_reason;
