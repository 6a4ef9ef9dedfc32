-- An entry stores the version of its installer and its reach. Tables that replace each other have no foreign key:
-- with one, filling the next table would wait for writes to installers, and those would wait for the tables.
alter table search_entries
  drop constraint search_entries_id_fkey,
  alter column reach drop expression,
  alter column reach set not null,
  add column version integer not null default 0;

alter table search_entries drop column service_radius;
create index search_entries_marked on search_entries (id) where version = 0;
