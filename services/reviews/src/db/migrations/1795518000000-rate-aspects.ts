import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews of finished jobs can rate aspects of the work one by one: a number of stars by the key of each. */
export class RateAspects1795518000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Strict, so that a list of stars does not pass for its entries.
    await runner.query(`
      alter table reviews add column sub_ratings jsonb not null default '{}'
        check (jsonb_typeof(sub_ratings) = 'object' and not jsonb_path_exists(sub_ratings,
          'strict $.* ? (@.type() != "number" || @ < 1 || @ > 5 || @ != @.floor())'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews drop column sub_ratings');
  }
}
