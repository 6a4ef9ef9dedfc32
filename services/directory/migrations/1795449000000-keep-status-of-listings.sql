-- The pause of a listing, the listing it was merged into, the time of its last change of status, and requests for
-- removal.
alter table installers
  add column paused_from timestamptz,
  add column paused_to timestamptz,
  add column merged_into integer references installers (id),
  add column status_since timestamptz not null default now(),
  drop constraint installers_status_check,
  add constraint installers_status_check
    check (status in ('published', 'paused', 'suspended', 'closed', 'merged', 'removed')),
  add constraint installers_pause check (paused_to > paused_from),
  add constraint installers_merged check (status <> 'merged' or merged_into is not null);

update installers set status_since = updated_at;
create index installers_pauses on installers (paused_from) where paused_from is not null;
create index installers_merged on installers (merged_into) where merged_into is not null;

create table listing_removals (
  listing_id  integer primary key references installers (id) on delete cascade,
  asked_by    uuid not null,
  reason_code text not null,
  asked_at    timestamptz not null
);
