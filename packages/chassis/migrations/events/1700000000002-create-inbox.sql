-- Handled events, written in the transaction of their effect.
create table inbox (
  event_id   uuid primary key,
  type       text not null,
  handled_at timestamptz not null default now()
);

create index inbox_handled on inbox (handled_at);
