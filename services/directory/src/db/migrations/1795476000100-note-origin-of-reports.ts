import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which network a listing was reported, as a keyed hash: what one visitor says twice is said once. */
export class NoteOriginOfReports1795476000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listing_reports add column network text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listing_reports drop column network');
  }
}
