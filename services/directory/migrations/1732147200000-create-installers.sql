create extension if not exists pg_trgm;

create table installers (
  id               integer generated always as identity primary key,
  version          integer not null check (version > 0),
  status           text not null check (status in ('published', 'paused', 'suspended', 'closed', 'removed')),
  source_id        text constraint installers_source_id unique,
  name             text not null,
  name_folded      text collate "C" not null,
  search_text      text not null,
  state_slug       text not null,
  city_slug        text not null,
  city             text not null,
  neighborhood     text,
  description      text not null,
  lat              double precision not null check (lat between -90 and 90),
  lon              double precision not null check (lon between -180 and 180),
  service_radius   integer not null check (service_radius between 5 and 150),
  zip_code         text,
  phone            text,
  contact_email    text,
  website          text,
  website_domain   text,
  services         text[] not null,
  pool_types       text[] not null,
  specializations  text[] not null,
  price_range      text,
  hours            jsonb not null,
  time_zone        text,
  founded_year     integer,
  crew_size        integer,
  image_url        text,
  profile_image    text,
  rating           numeric(2, 1) check (rating between 1 and 5),
  rating_mean      double precision,
  review_count     integer not null default 0 check (review_count >= 0),
  rating_version   integer not null default 0,
  rank_score       double precision not null default 0,
  is_sample        boolean not null,
  owner_account_id uuid,
  listed_at        timestamptz not null,
  updated_at       timestamptz not null
);

-- The radius rule reads only these four columns, so a search starts as an index-only scan.
create index installers_reach on installers (lat, lon) include (id, service_radius) where status = 'published';
create index installers_place on installers (state_slug, city_slug, name_folded, id) where status = 'published';
create index installers_words on installers using gin (search_text gin_trgm_ops) where status = 'published';
create index installers_phone on installers (phone);
create index installers_website_domain on installers (website_domain);
create index installers_owner on installers (owner_account_id) where owner_account_id is not null;
create index installers_sample on installers (id) where is_sample;
