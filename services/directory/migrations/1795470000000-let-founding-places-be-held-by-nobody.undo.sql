update founding_places set account_id = '00000000-0000-0000-0000-000000000000' where account_id is null;
alter table founding_places alter column account_id set not null;
