alter table recovery_codes drop column created_at;
alter table password_links drop column successor_email;
