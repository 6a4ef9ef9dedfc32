drop table login_failures;

create table login_failures (
  subject text primary key,
  failures int not null,
  last_failed_at timestamptz not null
);

create index login_failures_last on login_failures (last_failed_at);
