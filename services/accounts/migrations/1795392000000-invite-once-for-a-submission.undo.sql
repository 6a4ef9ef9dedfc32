alter table password_links drop column submission_id;
