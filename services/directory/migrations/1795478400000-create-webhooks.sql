-- Endpoints that receive the events of a business, and their deliveries. An endpoint ends with the membership of the
-- account that added it.
create table webhooks (
  id               uuid primary key,
  version          integer not null,
  listing_id       integer not null,
  account_id       uuid not null,
  url              text not null,
  events           text[] not null,
  nonce            text not null,
  old_nonce        text,
  old_secret_until timestamptz,
  created_at       timestamptz not null,
  off_at           timestamptz,
  off_reason       text,
  failing_since    timestamptz,
  foreign key (listing_id, account_id) references listing_members (listing_id, account_id) on delete cascade,
  unique (listing_id, url)
);

create index webhooks_member on webhooks (listing_id, account_id);

create table webhook_deliveries (
  id          uuid primary key,
  webhook_id  uuid not null references webhooks (id) on delete cascade,
  event       text not null,
  data        jsonb not null,
  status      text not null,
  tries       integer not null,
  leases      integer not null,
  due_at      timestamptz not null,
  lease_until timestamptz,
  tried_at    timestamptz,
  http_status integer,
  reason      text,
  created_at  timestamptz not null
);

create index webhook_deliveries_listed on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
