drop schema if exists search_next cascade;
alter table search_entries add column facet_digits numeric not null default 0;
alter table installers add column owner_account_id uuid;
create index installers_owner on installers (owner_account_id) where owner_account_id is not null;

create function add_named_owner() returns trigger language plpgsql as
$$ begin
  insert into listing_members (listing_id, account_id, role, added_at)
  values (new.id, new.owner_account_id, 'owner', now()) on conflict do nothing;
  return null;
end $$;

create trigger installers_named_owner after insert or update of owner_account_id on installers
for each row when (new.owner_account_id is not null) execute function add_named_owner();
