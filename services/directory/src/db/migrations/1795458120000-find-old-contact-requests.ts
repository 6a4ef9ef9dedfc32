import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Old requests are found without reading the others. */
export class FindOldContactRequests1795458120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index contact_requests_created on contact_requests (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index contact_requests_created');
  }
}
