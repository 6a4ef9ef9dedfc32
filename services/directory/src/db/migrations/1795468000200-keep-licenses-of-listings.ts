import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The licenses that a business states, which listings have from the submissions that they came of. */
export class KeepLicensesOfListings1795468000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table installers add column licenses jsonb not null default '[]'`);
    await runner.query(`
      update installers set licenses = submissions.licenses from submissions
      where submissions.installer_id = installers.id and submissions.status = 'approved'
        and submissions.licenses <> '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installers drop column licenses');
  }
}
