-- Contractors can have their accounts deleted. A deletion outlives its account, so it has no foreign key.
create table account_deletions (
  id           uuid primary key,
  version      integer not null,
  status       text not null check (status in ('requested', 'kept', 'erasing', 'erased')),
  account_id   uuid not null,
  requested_at timestamptz not null,
  erase_at     timestamptz not null
);

create unique index account_deletions_open on account_deletions (account_id)
  where status in ('requested', 'erasing');

create index account_deletions_due on account_deletions (erase_at) where status = 'requested';
alter table password_links drop constraint password_links_purpose_check;

alter table password_links add constraint password_links_purpose_check
  check (purpose in ('setup', 'confirm', 'reset', 'unlock', 'email', 'email_back', 'keep'));
