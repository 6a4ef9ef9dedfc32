-- A founding place stays with its listing when the account that holds it is erased.
alter table founding_places alter column account_id drop not null;
