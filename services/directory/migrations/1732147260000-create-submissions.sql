create table submissions (
  id               uuid primary key,
  version          integer not null check (version > 0),
  status           text not null check
    (status in ('awaiting_confirmation', 'pending_review', 'approved', 'rejected', 'expired')),
  business_name    text not null,
  contact_name     text not null,
  email            text not null,
  phone            text not null,
  website          text,
  state_slug       text not null,
  city_slug        text not null,
  city             text not null,
  zip_code         text not null,
  lat              double precision not null,
  lon              double precision not null,
  time_zone        text not null,
  description      text not null,
  services         text[] not null,
  pool_types       text[] not null,
  specializations  text[] not null,
  service_radius   integer not null,
  price_range      text,
  nonce            text not null,
  token_hash       text not null constraint submissions_token_hash unique,
  submitted_at     timestamptz not null,
  confirm_until    timestamptz not null,
  confirmed_at     timestamptz,
  decided_at       timestamptz,
  decided_by       uuid,
  reason_code      text,
  note             text,
  installer_id     integer references installers (id),
  owner_account_id uuid
);

create index submissions_queue on submissions (status, submitted_at, id);
create index submissions_email on submissions (email, submitted_at);
create unique index submissions_installer on submissions (installer_id);
create index submissions_owner on submissions (owner_account_id) where owner_account_id is not null;
