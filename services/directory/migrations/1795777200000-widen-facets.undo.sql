drop schema if exists search_next cascade;
drop index search_entries_reach, search_entries_state;
update search_entries set facets = (facet_bits & 67108863)::integer
  | (((facet_bits >> 58) & 7)::integer << 26)
  | (((facet_bits >> 61) & 3)::integer << 29);
alter table search_entries
  drop column facet_bits;
create index search_entries_reach on search_entries (lat_band, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facets);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facets);
