import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A link that takes a change of email back knows the email that the account has now, and recovery codes know when they were
 * made, so that taking a change back also removes what was set since. Codes made before this release count as old.
 */
export class UndoEmailChanges1795766400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table password_links add column successor_email text');
    await runner.query(`
      update password_links link set successor_email = account.email from accounts account
      where account.id = link.account_id and link.purpose = 'email_back' and link.used_at is null`);
    await runner.query(`alter table recovery_codes add column created_at timestamptz not null default 'epoch'`);
    await runner.query('alter table recovery_codes alter column created_at set default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recovery_codes drop column created_at');
    await runner.query('alter table password_links drop column successor_email');
  }
}
