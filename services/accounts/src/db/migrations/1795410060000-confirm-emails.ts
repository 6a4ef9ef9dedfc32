import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every account there is was made for an email address that somebody had confirmed, or by the operator. */
export class ConfirmEmails1795410060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts add column email_confirmed_at timestamptz');
    await runner.query('update accounts set email_confirmed_at = created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts drop column email_confirmed_at');
  }
}
