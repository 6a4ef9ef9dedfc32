import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A listing into which another one was merged came of the submissions of both. */
export class MergeSubmissions1795465000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_installer');
    await runner.query('create index submissions_installer on submissions (installer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index submissions_installer');
    // Former releases know of one submission for a listing: the one that was sent first.
    await runner.query(`
      update submissions set installer_id = null from submissions as earlier
      where earlier.installer_id = submissions.installer_id and earlier.id < submissions.id`);
    await runner.query('create unique index submissions_installer on submissions (installer_id)');
  }
}
