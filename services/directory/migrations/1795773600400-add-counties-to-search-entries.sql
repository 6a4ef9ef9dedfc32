-- Empty until the entries are rebuilt for their new definition.
alter table search_entries add column counties text[] not null default '{}';
