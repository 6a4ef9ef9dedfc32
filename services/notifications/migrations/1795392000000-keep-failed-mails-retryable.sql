alter table mails
  add column failed_at timestamptz,
  add column earlier_attempts int not null default 0;
update mails set failed_at = lease_until where status = 'failed';
create index mails_failed on mails (failed_at) where status = 'failed';
create index mails_finished on mails (created_at) where status in ('sent', 'skipped', 'failed');
