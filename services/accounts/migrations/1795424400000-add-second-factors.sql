-- An account can have an authenticator app, and recovery codes for the day it is lost.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz,
  last_step bigint,
  created_at timestamptz not null
);

create table recovery_codes (
  account_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
