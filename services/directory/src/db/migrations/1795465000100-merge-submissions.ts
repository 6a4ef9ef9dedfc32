import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A listing into which another one was merged came of the submissions of both. */
export class MergeSubmissions1795465000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_installer');
    await runner.query('create index submissions_installer on submissions (installer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_installer');
    await runner.query('create unique index submissions_installer on submissions (installer_id)');
  }
}
