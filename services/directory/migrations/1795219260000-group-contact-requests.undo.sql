alter table contact_requests drop column group_id;
