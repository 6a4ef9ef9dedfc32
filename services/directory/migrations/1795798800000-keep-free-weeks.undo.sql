drop schema if exists search_next cascade;
alter table search_entries drop column time_zone, drop column free_weeks, drop column hour_days, drop column open_minutes;
alter table installers drop column free_weeks;
