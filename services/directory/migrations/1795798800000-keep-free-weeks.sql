-- The weeks in which a business can begin jobs: [{"week": "2026-06-08", "slots": 3}], soonest first. Earlier rows state none.
alter table installers add column free_weeks jsonb not null default '[]';
