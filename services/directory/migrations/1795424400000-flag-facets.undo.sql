drop schema if exists search_next cascade;
drop index search_entries_reach, search_entries_state;

alter table search_entries
  drop column facets,
  alter column facet_digits drop default;

create index search_entries_reach on search_entries (lat_band, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facet_digits);
