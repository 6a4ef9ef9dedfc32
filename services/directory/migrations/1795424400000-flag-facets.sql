-- An entry stores its facets as a bit for each value instead of a group of digits, which halves the indexes that
-- searches read. The digits stay for one release, for processes of the previous one.
drop schema if exists search_next cascade;
drop index search_entries_reach, search_entries_state;

alter table search_entries
  alter column facet_digits set default 0,
  add column facets integer not null default 0;

-- The first 26 bits of what is offered are the services and the pool types.
update search_entries set facets = (offered & 67108863)::integer
  | (case when rating >= 5 then 7 when rating >= 4 then 6 when rating >= 3 then 4 else 0 end << 26);

create index search_entries_reach on search_entries (lat_band, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facets);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facets);
