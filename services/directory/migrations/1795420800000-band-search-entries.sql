-- A search around a place reads some bands of latitude, each between two longitudes, instead of everything between
-- two latitudes from coast to coast. Tables that the previous release is rebuilding would lack the column.
drop schema if exists search_next cascade;
drop index search_entries_reach;

alter table search_entries
  add column lat_band integer not null generated always as (floor(lat * 4)::integer) stored;

create index search_entries_reach on search_entries (lat_band, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);
