alter table search_entries rename to former_search_entries;

create table search_entries (
  id             integer not null,
  state_slug     text not null,
  lat            double precision not null,
  lon            double precision not null,
  service_radius integer not null,
  rating         double precision,
  review_count   integer not null,
  rank_score     double precision not null,
  name_folded    text collate "C" not null,
  name_key       text collate "C" not null,
  words          tsvector not null,
  offered        bigint not null,
  facet_digits   numeric not null,
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
  (select string_agg(
      '''' || lexeme || ''':1' || case when array['=' || lexeme] <@ tsvector_to_array(words) then 'A' else '' end, ' ')
    from unnest(words) where left(lexeme, 1) <> '=')::tsvector
from former_search_entries;

drop table former_search_entries;

alter table search_entries add primary key (id),
  add foreign key (id) references installers (id) on delete cascade;

create index search_entries_reach on search_entries (lat, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facet_digits);
create index search_entries_rank on search_entries (rank_score desc, id);
create index search_entries_words on search_entries using gin (words);
