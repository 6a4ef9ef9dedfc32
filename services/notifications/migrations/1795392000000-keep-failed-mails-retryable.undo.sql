drop index mails_finished;
alter table mails drop column failed_at, drop column earlier_attempts;
