alter table contact_requests drop constraint contact_requests_undelivered_reason_check;
alter table contact_requests add constraint contact_requests_undelivered_reason_check
  check (undelivered_reason in ('no_contact', 'stopped', 'rejected', 'bounced'));
