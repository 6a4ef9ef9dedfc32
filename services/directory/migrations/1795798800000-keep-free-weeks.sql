-- The weeks in which a business can begin jobs: [{"week": "2026-06-08", "slots": 3}], soonest first. Earlier rows state none.
alter table installers add column free_weeks jsonb not null default '[]';

-- Empty until the entries are rebuilt for their new definition.
alter table search_entries
  add column time_zone text not null default '',
  add column free_weeks date[] not null default '{}',
  add column hour_days int4multirange not null default '{}',
  add column open_minutes int4multirange not null default '{}';
