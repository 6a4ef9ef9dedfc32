import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews of every status are counted by installer. */
export class FindReviewsOfInstallers1795503600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index reviews_of_installer on reviews (installer_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index reviews_of_installer');
  }
}
