create table mail_stops (
  email_hash text primary key,
  stopped_at timestamptz not null default now()
);
