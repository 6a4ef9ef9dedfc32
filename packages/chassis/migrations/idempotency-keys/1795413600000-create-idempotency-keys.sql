-- What was sent under a key, and its response. Both are hashed with the key, so the rows reveal neither without it.
create table idempotency_keys (
  key_hash     text primary key,
  request_hash text not null,
  status       smallint,
  response     jsonb,
  created_at   timestamptz not null default now()
);

create index idempotency_keys_created on idempotency_keys (created_at);
