import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Asked for once a second by every replica that checks access tokens. */
export class FindEndedSessions1795410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index sessions_ended on sessions (rotated_at) where revoked_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sessions_ended');
  }
}
