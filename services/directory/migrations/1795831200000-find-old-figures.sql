-- Block ranges never forget a day whose rows are gone, so that after some months all of them matched an old day.
drop index listing_days_day;
create index listing_days_day on listing_days (day);
create index installers_removed on installers (status_since) where status = 'removed';
