import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportOutcomes1795770000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails add column report_due boolean not null default false');
    await runner.query('create index mails_report_due on mails (created_at) where report_due');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mails drop column report_due');
  }
}
