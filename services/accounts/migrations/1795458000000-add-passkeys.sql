-- People can log in to an account with a passkey.
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'login', 'prove')),
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);
