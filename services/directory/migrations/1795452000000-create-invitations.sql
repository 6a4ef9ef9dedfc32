-- Invitations to the teams of listings. An email has at most one open invitation of a listing.
create table invitations (
  id          uuid primary key,
  version     integer not null,
  status      text not null,
  listing_id  integer not null references installers (id) on delete cascade,
  email       text,
  role        text not null check (role in ('owner', 'manager', 'staff')),
  invited_by  uuid not null,
  nonce       text not null,
  token_hash  text not null unique,
  sent_at     timestamptz not null,
  expires_at  timestamptz not null,
  closed_at   timestamptz,
  accepted_by uuid
);

create unique index invitations_open on invitations (listing_id, email) where status = 'open';
create index invitations_listing on invitations (listing_id, sent_at);
create index invitations_overdue on invitations (expires_at) where status = 'open';
create index invitations_erasable on invitations (closed_at) where email is not null;
