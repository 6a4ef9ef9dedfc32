import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepFailedMailsRetryable1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails
        add column failed_at timestamptz,
        add column earlier_attempts int not null default 0;
      update mails set failed_at = lease_until where status = 'failed';
      create index mails_failed on mails (failed_at) where status = 'failed';
      create index mails_finished on mails (created_at) where status in ('sent', 'skipped', 'failed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mails_finished;
      alter table mails drop column failed_at, drop column earlier_attempts;
    `);
  }
}
