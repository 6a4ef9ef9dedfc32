create table shortlist_mails (
  id            uuid primary key,
  email         text not null,
  installer_ids integer[] not null,
  created_at    timestamptz not null
);

create index shortlist_mails_email on shortlist_mails (email, created_at);
