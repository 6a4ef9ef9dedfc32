-- Failures are also counted by browser and by network. Earlier counts last an hour, so they are dropped.
drop table login_failures;

create table login_failures (
  subject text not null,
  counter text not null check (counter in ('device', 'network', 'unknownDevices')),
  key text not null,
  failures int not null,
  last_failed_at timestamptz not null,
  primary key (subject, counter, key)
);

create index login_failures_last on login_failures (last_failed_at);
