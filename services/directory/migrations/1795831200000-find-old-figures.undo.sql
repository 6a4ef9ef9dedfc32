drop index installers_removed;
drop index listing_days_day;
create index listing_days_day on listing_days using brin (day);
