import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShortlistMails1795219320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shortlist_mails (
        id            uuid primary key,
        email         text not null,
        installer_ids integer[] not null,
        created_at    timestamptz not null
      )`);
    await runner.query('create index shortlist_mails_email on shortlist_mails (email, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shortlist_mails');
  }
}
