drop schema if exists search_next cascade;
delete from search_entries where id not in (select id from installers);
alter table search_entries add column service_radius integer;
update search_entries set service_radius = i.service_radius from installers i where i.id = search_entries.id;
alter table search_entries drop column version, drop column reach;

alter table search_entries
  alter column service_radius set not null,
  add column reach double precision
    generated always as (power(sin(service_radius * 1609.344 / (2 * 6371008.8)), 2)) stored,
  add constraint search_entries_id_fkey foreign key (id) references installers (id) on delete cascade;

create index search_entries_reach on search_entries (lat, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);

comment on table search_entries is null;
