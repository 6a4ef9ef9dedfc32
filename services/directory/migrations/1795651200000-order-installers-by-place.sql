-- The order in which the search index reads all installers, whatever their status.
create index installers_export on installers (state_slug, city_slug, id);
