create table accounts (
  id uuid primary key,
  version int not null,
  audience text not null check (audience in ('contractor', 'admin')),
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  constraint accounts_audience_email unique (audience, email)
);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  audience text not null,
  token_hash text not null,
  previous_token_hash text,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null
);

create index sessions_account on sessions (account_id);

create table password_links (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('setup', 'reset')),
  nonce text not null,
  token_hash text not null constraint password_links_token_hash unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);

create index password_links_account on password_links (account_id);

create table login_failures (
  subject text primary key,
  failures int not null,
  last_failed_at timestamptz not null
);

create index login_failures_last on login_failures (last_failed_at);
