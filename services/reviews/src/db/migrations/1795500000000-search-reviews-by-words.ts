import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stems of what a review says, kept by the database itself. */
export class SearchReviewsByWords1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews add column stems tsvector not null
        generated always as (to_tsvector('english', coalesce(title, '') || ' ' || text)) stored`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews drop column stems');
  }
}
