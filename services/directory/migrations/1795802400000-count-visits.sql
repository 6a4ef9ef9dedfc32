-- The salt of the codes of visitors of a day, which is deleted when the day has ended.
create table visit_salts (
  day  date primary key,
  salt bytea not null
);

-- What a visitor saw or did on a day, once. In the order in which a day is added up.
create table listing_visits (
  day          date not null,
  installer_id integer not null,
  kind         text not null check (kind in ('impression', 'profile_view', 'call', 'website', 'contact')),
  visitor      bytea not null,
  primary key (day, installer_id, kind, visitor)
);

-- How many visitors did so on a day.
create table listing_days (
  installer_id integer not null,
  day          date not null,
  kind         text not null check (kind in ('impression', 'profile_view', 'call', 'website', 'contact')),
  count        integer not null check (count > 0),
  primary key (installer_id, day, kind)
);
create index listing_days_day on listing_days using brin (day);
