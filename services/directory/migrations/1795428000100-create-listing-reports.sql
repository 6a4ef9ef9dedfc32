create table listing_reports (
  id           uuid primary key,
  installer_id integer not null references installers (id) on delete cascade,
  reason       text not null,
  note         text,
  email        text,
  created_at   timestamptz not null,
  handled_at   timestamptz,
  handled_by   uuid,
  check ((handled_at is null) = (handled_by is null))
);

create index listing_reports_open on listing_reports (created_at, id) where handled_at is null;
create index listing_reports_of_listing on listing_reports (installer_id);
create index listing_reports_handled on listing_reports (handled_at desc, id desc);
