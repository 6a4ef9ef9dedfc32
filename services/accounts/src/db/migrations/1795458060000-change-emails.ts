import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailed link may change the email of an account, and another one takes that back. */
export class ChangeEmails1795458060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table password_links add column email text');
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links add constraint password_links_purpose_check
        check (purpose in ('setup', 'confirm', 'reset', 'unlock', 'email', 'email_back'))`);
    await runner.query('alter table security_notices add column email text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table security_notices drop column email');
    await runner.query(`delete from password_links where purpose in ('email', 'email_back')`);
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links add constraint password_links_purpose_check
        check (purpose in ('setup', 'confirm', 'reset', 'unlock'))`);
    await runner.query('alter table password_links drop column email');
  }
}
