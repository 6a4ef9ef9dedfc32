import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the links of what an email has sent were mailed to it last. */
export class MailLinksOfSubmissions1795467660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submissions add column links_mailed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submissions drop column links_mailed_at');
  }
}
