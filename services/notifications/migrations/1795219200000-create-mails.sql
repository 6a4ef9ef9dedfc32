create table mails (
  id          uuid primary key,
  event_id    uuid not null,
  template    text not null,
  subject_id  text not null,
  status      text not null default 'pending'
              check (status in ('pending', 'sending', 'sent', 'skipped', 'failed')),
  attempts    int not null default 0,
  lease_until timestamptz not null,
  message_id  text,
  last_error  text,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  unique (event_id, template)
);
create index mails_unfinished on mails (lease_until) where status in ('pending', 'sending');
