-- Changes of live listings. A listing has at most one open change by its members and one open suggestion by an
-- import.
create table listing_changes (
  id            uuid primary key,
  version       integer not null,
  status        text not null,
  listing_id    integer not null references installers (id) on delete cascade,
  account_id    uuid,
  source        text not null check (source in ('import', 'owner', 'staff')),
  before        jsonb not null,
  after         jsonb not null,
  note          text,
  proposed_at   timestamptz not null,
  decided_at    timestamptz,
  decided_by    uuid,
  reason_code   text,
  decision_note text
);

create unique index listing_changes_open on listing_changes (listing_id, source)
where status in ('pending', 'needs_revision');

create index listing_changes_listing on listing_changes (listing_id, proposed_at desc);
create index listing_changes_queue on listing_changes (proposed_at, id) where status = $$pending$$;
create index listing_changes_decided on listing_changes (decided_at desc, id desc) where decided_by is not null;
