update mails set status = 'sent', failed_at = null where status = 'bounced';
drop index mails_finished;
create index mails_finished on mails (created_at) where status in ('sent', 'skipped', 'failed');
alter table mails drop constraint mails_status_check;
alter table mails add constraint mails_status_check
  check (status in ('pending', 'sending', 'sent', 'skipped', 'failed'));
