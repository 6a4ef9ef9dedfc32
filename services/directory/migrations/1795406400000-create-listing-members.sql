-- Accounts belong to listings as members with roles. The account in the column becomes the first owner. The column
-- stays for one release: replicas of the previous release still read it while this one starts, and the owners that
-- they write there become members.
create table listing_members (
  listing_id integer not null references installers (id) on delete cascade,
  account_id uuid not null,
  role       text not null check (role in ('owner', 'manager', 'staff')),
  added_at   timestamptz not null,
  primary key (listing_id, account_id)
);

create index listing_members_account on listing_members (account_id);

create function add_named_owner() returns trigger language plpgsql as
$$ begin
  insert into listing_members (listing_id, account_id, role, added_at)
  values (new.id, new.owner_account_id, 'owner', now()) on conflict do nothing;
  return null;
end $$;

create trigger installers_named_owner after insert or update of owner_account_id on installers
for each row when (new.owner_account_id is not null) execute function add_named_owner();

insert into listing_members (listing_id, account_id, role, added_at)
select id, owner_account_id, 'owner', updated_at from installers where owner_account_id is not null;
