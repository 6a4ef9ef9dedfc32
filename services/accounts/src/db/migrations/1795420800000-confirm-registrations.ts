import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link opens an account that its owner asked for. */
export class ConfirmRegistrations1795420800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links
        add constraint password_links_purpose_check check (purpose in ('setup', 'confirm', 'reset', 'unlock'))`);
    await runner.query('create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index accounts_unconfirmed');
    await runner.query(`delete from password_links where purpose = 'confirm'`);
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links
        add constraint password_links_purpose_check check (purpose in ('setup', 'reset', 'unlock'))`);
  }
}
