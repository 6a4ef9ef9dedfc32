-- What pages and the sitemap count is kept instead of counted (ADR 91). Each write appends what a listing was and is;
-- a job adds that to the counts. A trigger does it, because every way to change a listing counts, including those of
-- the previous release.
create table count_changes (
  seq             bigint generated always as identity primary key,
  sign            smallint not null,
  id              integer not null,
  status          text not null,
  state_slug      text not null,
  city_slug       text not null,
  lat             double precision not null,
  lon             double precision not null,
  service_radius  integer not null,
  services        text[] not null,
  pool_types      text[] not null,
  specializations text[] not null,
  review_count    integer not null,
  rating_mean     double precision,
  is_sample       boolean not null,
  changed_at      timestamptz not null
);

create table kept_counts (
  kind     text not null,
  key      text not null,
  counts   jsonb not null,
  revision bigint not null,
  primary key (kind, key)
);
create index kept_counts_revision on kept_counts (revision);
create sequence kept_counts_revisions;

create function note_count_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into count_changes (sign, id, status, state_slug, city_slug, lat, lon, service_radius, services, pool_types,
      specializations, review_count, rating_mean, is_sample, changed_at)
    select -1, id, status, state_slug, city_slug, lat, lon, service_radius, services, pool_types,
      specializations, review_count, rating_mean, is_sample, now()
    from rows_before where status in ('published', 'paused');
  end if;
  if tg_op <> 'DELETE' then
    insert into count_changes (sign, id, status, state_slug, city_slug, lat, lon, service_radius, services, pool_types,
      specializations, review_count, rating_mean, is_sample, changed_at)
    select 1, id, status, state_slug, city_slug, lat, lon, service_radius, services, pool_types,
      specializations, review_count, rating_mean, is_sample, updated_at
    from rows_after where status in ('published', 'paused');
  end if;
  return null;
end $$;

create trigger installers_added after insert on installers
referencing new table as rows_after for each statement execute function note_count_changes();
create trigger installers_changed after update on installers
referencing old table as rows_before new table as rows_after for each statement execute function note_count_changes();
create trigger installers_deleted after delete on installers
referencing old table as rows_before for each statement execute function note_count_changes();

insert into count_changes (sign, id, status, state_slug, city_slug, lat, lon, service_radius, services, pool_types,
  specializations, review_count, rating_mean, is_sample, changed_at)
select 1, id, status, state_slug, city_slug, lat, lon, service_radius, services, pool_types,
  specializations, review_count, rating_mean, is_sample, updated_at
from installers where status in ('published', 'paused');
