import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What only processes of former releases read: who owns a listing, since it has members, and the digits of facets. */
export class DropFormerColumns1795464000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger installers_named_owner on installers');
    await runner.query('drop function add_named_owner');
    await runner.query('alter table installers drop column owner_account_id');
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('alter table search_entries drop column facet_digits');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('alter table search_entries add column facet_digits numeric not null default 0');
    await runner.query('alter table installers add column owner_account_id uuid');
    await runner.query(
      'create index installers_owner on installers (owner_account_id) where owner_account_id is not null',
    );
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
  }
}
