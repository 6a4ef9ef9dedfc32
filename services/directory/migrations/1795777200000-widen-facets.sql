-- The facets get a number of 64 bits, because the 32 bits were full. The values keep their bits, the ratings and the
-- statuses move to the upper end. Processes of the release before read and write the old column for one more release.
drop schema if exists search_next cascade;
drop index search_entries_reach, search_entries_state;
alter table search_entries
  alter column facets set default 0,
  add column facet_bits bigint not null default 0;
update search_entries set facet_bits = (facets & 67108863)::bigint
  | (((facets >> 26) & 7)::bigint << 58)
  | (((facets >> 29) & 3)::bigint << 61);
create index search_entries_reach on search_entries (lat_band, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_bits);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facet_bits);
