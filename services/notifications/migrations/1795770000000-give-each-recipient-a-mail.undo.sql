delete from mails where position > 0;
alter table mails drop column recipient, drop column position, add unique (event_id, template);
