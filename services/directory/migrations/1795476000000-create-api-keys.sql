-- Keys that let programs of a business read its own data. A key ends with the membership of the account that made it.
create table api_keys (
  id                uuid primary key,
  listing_id        integer not null,
  account_id        uuid not null,
  name              text not null,
  start             text not null,
  token_hash        text not null unique,
  scopes            text[] not null,
  created_at        timestamptz not null,
  expires_at        timestamptz,
  last_used_at      timestamptz,
  window_started_at timestamptz,
  window_calls      integer not null,
  foreign key (listing_id, account_id) references listing_members (listing_id, account_id) on delete cascade,
  unique (listing_id, name)
);

create index api_keys_member on api_keys (listing_id, account_id);
