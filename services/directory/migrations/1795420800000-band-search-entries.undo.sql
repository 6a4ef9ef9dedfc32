drop schema if exists search_next cascade;
alter table search_entries drop column lat_band;
create index search_entries_reach on search_entries (lat, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);
