-- Events whose handler failed: those to try again, and dead letters (`dead_at`). A broker that lost its files starts
-- numbering again, so the sequence alone does not identify an event.
create table event_retries (
  id          bigint generated always as identity primary key,
  stream      text not null,
  sequence    bigint not null,
  event_id    text not null,
  subject     text not null,
  body        bytea not null,
  traceparent text,
  failures    int not null,
  last_error  text not null,
  created_at  timestamptz not null default now(),
  next_at     timestamptz not null,
  dead_at     timestamptz,
  unique (stream, sequence, event_id)
);

create index event_retries_due on event_retries (stream, next_at) where dead_at is null;
