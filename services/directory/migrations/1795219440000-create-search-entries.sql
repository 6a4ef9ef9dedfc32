-- The service fills the entries of existing installers when it starts, because code makes them and not SQL.
create extension if not exists fuzzystrmatch;

-- x, y and z are the place on the unit sphere. reach is the haversine of the angle that the service radius spans.
create table search_entries (
  id             integer primary key references installers (id) on delete cascade,
  state_slug     text not null,
  lat            double precision not null,
  lon            double precision not null,
  x              double precision generated always as (cos(radians(lat)) * cos(radians(lon))) stored,
  y              double precision generated always as (cos(radians(lat)) * sin(radians(lon))) stored,
  z              double precision generated always as (sin(radians(lat))) stored,
  service_radius integer not null,
  reach          double precision
    generated always as (power(sin(service_radius * 1609.344 / (2 * 6371008.8)), 2)) stored,
  rating         double precision,
  review_count   integer not null,
  rank_score     double precision not null,
  name_folded    text collate "C" not null,
  name_key       text collate "C" not null,
  words          tsvector not null,
  offered        bigint not null,
  facet_digits   numeric not null
);

-- Searches by place read only these indexes, so they start as index-only scans.
create index search_entries_reach on search_entries (lat, lon)
  include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits);
create index search_entries_state on search_entries (state_slug, rank_score desc, id)
  include (rating, review_count, offered, facet_digits);
create index search_entries_rank on search_entries (rank_score desc, id);
create index search_entries_words on search_entries using gin (words);
create table search_words (word text collate "C" primary key);
create index search_words_like on search_words (left(word, 1), char_length(word)) include (word);
drop index installers_words, installers_reach;
alter table installers drop column search_text, drop column rank_score;
