-- The order of the public list, which reads only this index up to the first installer of a page.
create index installers_listed on installers (state_slug, city_slug, name_folded, id) where status = 'published';
