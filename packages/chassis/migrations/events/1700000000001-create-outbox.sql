-- Events to publish, written in the transaction of their change.
create table outbox (
  seq          bigint generated always as identity primary key,
  event_id     uuid not null unique,
  subject      text not null,
  body         jsonb not null,
  headers      jsonb not null default '{}',
  created_at   timestamptz not null default now(),
  published_at timestamptz
);

create index outbox_pending on outbox (seq) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;
