-- What a homeowner sent, once. A contact request is what one business has of it.
create table requests (
  id              uuid primary key,
  nonce           text,
  token_hash      text unique,
  name            text not null,
  email           text not null,
  phone           text,
  message         text not null,
  dedupe_hash     text not null,
  service         text,
  zip             text,
  timing          text,
  budget          text,
  contact_by      text,
  facts           jsonb not null default '{}',
  consent_version text,
  source_page     text,
  network_hash    text,
  risk_reasons    text[] not null default '{}',
  outcome         text check (outcome in ('hired', 'elsewhere', 'not_doing')),
  hired_id        uuid,
  value           integer,
  confirmed_at    timestamptz,
  withdrawn_at    timestamptz,
  unanswered_at   timestamptz,
  follow_until    timestamptz not null,
  created_at      timestamptz not null
);

-- No mail had a link yet, so there is no token.
insert into requests (id, name, email, phone, message, dedupe_hash, confirmed_at, follow_until, created_at)
select distinct on (coalesce(group_id, id)) coalesce(group_id, id), name, email, phone, message, dedupe_hash,
  created_at, created_at + interval '90 days', created_at
from contact_requests order by coalesce(group_id, id), created_at, id;

alter table contact_requests
  drop constraint contact_requests_status_check,
  add column request_id uuid references requests (id) on delete set null,
  add column version integer not null default 1,
  add column delivered_at timestamptz,
  add column replied_at timestamptz,
  add column value integer;

update contact_requests set
  request_id = coalesce(group_id, id),
  status = case when status = 'new' and delivery = 'delivered' then 'delivered' else status end,
  delivered_at = case when status = 'seen' or delivery = 'delivered' then created_at end,
  version = case when status = 'seen' then 3 when delivery = 'delivered' then 2 else 1 end;

insert into history (machine, subject_id, action, from_state, to_state, actor_kind, actor_id, reason, version, at)
select 'contact_request', id::text, action, from_state, to_state, actor_kind, null, null, step, at
from contact_requests, lateral (values
  (1, 'send', null, 'new', 'anonymous', created_at),
  (2, 'deliver', 'new', 'delivered', 'system', created_at),
  (3, 'see', 'delivered', 'seen', 'contractor', seen_at)
) steps (step, action, from_state, to_state, actor_kind, at)
where step <= version
  -- The history is append-only, so it still has them when this is done again after an undo.
  and not exists (select from history where machine = 'contact_request' and subject_id = contact_requests.id::text);

alter table contact_requests
  drop column group_id, drop column name, drop column email, drop column phone, drop column message,
  drop column dedupe_hash, drop column delivery,
  alter column version drop default,
  add constraint contact_requests_status_check check (status in ('unconfirmed', 'new', 'delivered', 'seen', 'replied',
    'quoted', 'scheduled', 'won', 'lost', 'declined', 'spam', 'withdrawn', 'expired'));

create table request_messages (
  id                 uuid primary key,
  contact_request_id uuid not null references contact_requests (id) on delete cascade,
  request_id         uuid not null references requests (id) on delete cascade,
  side               text not null check (side in ('business', 'homeowner')),
  via                text not null check (via in ('page', 'mail', 'call', 'elsewhere')),
  author_id          uuid,
  is_automatic       boolean not null,
  text               text not null,
  mail_hash          text,
  created_at         timestamptz not null
);

create table saved_replies (
  id           uuid primary key,
  installer_id integer not null references installers (id),
  title        text not null,
  text         text not null,
  created_at   timestamptz not null
);

drop index contact_requests_created;
create index requests_mailbox on requests (mailbox_of(email), created_at);
create index requests_created on requests (created_at);
create index requests_network on requests (network_hash, created_at) where network_hash is not null;
create index requests_unanswered on requests (created_at)
  where unanswered_at is null and confirmed_at is not null and withdrawn_at is null and outcome is null;
create index contact_requests_request on contact_requests (request_id);
create index contact_requests_undelivered on contact_requests (created_at)
  where status = 'new' and undelivered_reason is not null;
create index contact_requests_open on contact_requests (delivered_at) where status in ('delivered', 'seen');
create index request_messages_thread on request_messages (contact_request_id, created_at, id);
create index request_messages_request on request_messages (request_id);
create unique index request_messages_mail on request_messages (contact_request_id, mail_hash)
  where mail_hash is not null;
create index saved_replies_listing on saved_replies (installer_id, created_at);
