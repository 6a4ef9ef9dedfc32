-- Words of names become separate words, so that the index tells them apart without reading each row, and names get an
-- index. Searches for common words count most of the rows, so the columns that counting reads come first and those of
-- variable length come last.
alter table search_entries rename to former_search_entries;

-- x, y and z are the place on the unit sphere. reach is the haversine of the angle that the service radius spans.
create table search_entries (
  facet_digits   numeric not null,
  id             integer not null,
  service_radius integer not null,
  review_count   integer not null,
  lat            double precision not null,
  lon            double precision not null,
  rank_score     double precision not null,
  offered        bigint not null,
  rating         double precision,
  state_slug     text not null,
  name_folded    text collate "C" not null,
  name_key       text collate "C" not null,
  words          tsvector not null,
  x              double precision generated always as (cos(radians(lat)) * cos(radians(lon))) stored,
  y              double precision generated always as (cos(radians(lat)) * sin(radians(lon))) stored,
  z              double precision generated always as (sin(radians(lat))) stored,
  reach          double precision
    generated always as (power(sin(service_radius * 1609.344 / (2 * 6371008.8)), 2)) stored
);

insert into search_entries (id, state_slug, lat, lon, service_radius, rating, review_count, rank_score, name_folded,
  name_key, offered, facet_digits, words)
select id, state_slug, lat, lon, service_radius, rating, review_count, rank_score, name_folded, name_key, offered,
  facet_digits,
  array_to_tsvector(array(
    select lexeme from unnest(words)
    union select '=' || lexeme from unnest(words) where 'A' = any(weights)))
from former_search_entries;

drop table former_search_entries;

alter table search_entries add primary key (id),
  add foreign key (id) references installers (id) on delete cascade;

-- Searches by place read only these indexes, so they start as index-only scans.
create index search_entries_reach on search_entries (lat, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facet_digits);
create index search_entries_rank on search_entries (rank_score desc, id);
create index search_entries_words on search_entries using gin (words);
create index search_entries_name on search_entries (name_key);
