-- Photos of listings. The file store has their files by name.
create table photos (
  id           uuid primary key,
  installer_id integer not null references installers (id) on delete cascade,
  position     integer not null,
  name         text not null unique,
  alt          text not null,
  width        integer not null,
  height       integer not null,
  added_at     timestamptz not null,
  removed_at   timestamptz
);

create index photos_listing on photos (installer_id, position) where removed_at is null;
create index photos_removed on photos (removed_at) where removed_at is not null;
