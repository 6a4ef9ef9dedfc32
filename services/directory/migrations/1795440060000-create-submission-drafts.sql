create table submission_drafts (
  id          uuid primary key,
  email       text not null,
  form        jsonb not null,
  step        integer not null,
  nonce       text not null,
  token_hash  text not null unique,
  created_at  timestamptz not null,
  saved_at    timestamptz not null,
  reminded_at timestamptz
);

create index submission_drafts_email on submission_drafts (email, created_at);
create index submission_drafts_saved on submission_drafts (saved_at);
