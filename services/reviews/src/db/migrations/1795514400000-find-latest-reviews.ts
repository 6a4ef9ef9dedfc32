import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest reviews of finished jobs are asked for across all listings. */
export class FindLatestReviews1795514400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index reviews_latest on reviews (published_at desc, id desc)
        where status = 'published' and stage = 'job_done' and not is_sample
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index reviews_latest');
  }
}
