create table contact_requests (
  id           uuid primary key,
  installer_id integer not null references installers (id),
  name         text not null,
  email        text not null,
  phone        text,
  message      text not null,
  status       text not null check (status in ('new', 'seen')),
  dedupe_hash  text not null,
  created_at   timestamptz not null,
  seen_at      timestamptz
);

create index contact_requests_inbox on contact_requests (installer_id, created_at desc, id desc);
create index contact_requests_email on contact_requests (email, created_at);
