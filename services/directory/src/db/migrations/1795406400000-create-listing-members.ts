import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts belong to listings as members with roles; who owned a listing by its column is its first owner. The column stays
 * for one release: replicas of the release before, which still run while this one starts, read it, and the owners that they
 * name there become members.
 */
export class CreateListingMembers1795406400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_members (
        listing_id integer not null references installers (id) on delete cascade,
        account_id uuid not null,
        role       text not null check (role in ('owner', 'manager', 'staff')),
        added_at   timestamptz not null,
        primary key (listing_id, account_id)
      )`);
    await runner.query('create index listing_members_account on listing_members (account_id)');
    await runner.query(`
      create function add_named_owner() returns trigger language plpgsql as
      $$ begin
        insert into listing_members (listing_id, account_id, role, added_at)
        values (new.id, new.owner_account_id, 'owner', now()) on conflict do nothing;
        return null;
      end $$`);
    await runner.query(`
      create trigger installers_named_owner after insert or update of owner_account_id on installers
      for each row when (new.owner_account_id is not null) execute function add_named_owner()`);
    await runner.query(`
      insert into listing_members (listing_id, account_id, role, added_at)
      select id, owner_account_id, 'owner', updated_at from installers where owner_account_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger installers_named_owner on installers');
    await runner.query('drop function add_named_owner');
    await runner.query(`
      update installers set owner_account_id = (
        select account_id from listing_members
        where listing_id = installers.id and role = 'owner' order by added_at, account_id limit 1)
      where owner_account_id is not null or exists (select from listing_members where listing_id = installers.id)`);
    await runner.query('drop table listing_members');
  }
}
