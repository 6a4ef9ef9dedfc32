drop trigger installers_named_owner on installers;
drop function add_named_owner;

update installers set owner_account_id = (
  select account_id from listing_members
  where listing_id = installers.id and role = 'owner' order by added_at, account_id limit 1)
where owner_account_id is not null or exists (select from listing_members where listing_id = installers.id);

drop table listing_members;
