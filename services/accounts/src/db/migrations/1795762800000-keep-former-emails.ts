import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other services find by them what an account sent before its email changed. They are erased with the account. */
export class KeepFormerEmails1795762800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table former_emails (
        account_id uuid not null references accounts on delete cascade,
        email      text not null,
        primary key (account_id, email)
      )`);
    // What takes a change of email back, and the mail about it, name the email that the account had.
    await runner.query(`
      insert into former_emails (account_id, email)
      select account_id, email from password_links where purpose = 'email_back' and email is not null
      union
      select account_id, email from security_notices where notice = 'email_changed' and email is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_emails');
  }
}
