import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  ['submissions', 'submitted_at'],
  ['submission_drafts', 'created_at'],
  ['shortlist_mails', 'created_at'],
  ['contact_requests', 'created_at'],
] as const;

export class CountByMailbox1795762800400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, at] of tables)
      await runner.query(`create index ${table}_mailbox on ${table} (mailbox_of(email), ${at})`);
    await runner.query('drop index contact_requests_email, shortlist_mails_email');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index contact_requests_email on contact_requests (email, created_at)');
    await runner.query('create index shortlist_mails_email on shortlist_mails (email, created_at)');
    await runner.query(`drop index ${tables.map(([table]) => `${table}_mailbox`).join()}`);
  }
}
