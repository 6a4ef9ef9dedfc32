-- Sessions name their browser and network, and owners get notices about their accounts. The previous release writes
-- neither.
alter table sessions
  add column device text not null default 'Unknown browser',
  add column network text not null default '',
  add column proven_at timestamptz not null default now();

update sessions set proven_at = created_at;

create table security_notices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  notice text not null,
  device text not null,
  network text not null,
  link_id uuid references password_links on delete set null,
  created_at timestamptz not null
);

create index security_notices_account on security_notices (account_id);
create index security_notices_link on security_notices (link_id);
create index security_notices_created on security_notices (created_at);
alter table password_links drop constraint password_links_purpose_check;

alter table password_links
  add constraint password_links_purpose_check check (purpose in ('setup', 'reset', 'unlock'));

alter table login_failures drop constraint login_failures_counter_check;

alter table login_failures
  add constraint login_failures_counter_check
  check (counter in ('device', 'network', 'unknownDevices', 'wholeNetwork'));
