import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a claimant says against the rejection of a claim. */
export class AppealClaims1795455000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims add column appealed_at timestamptz, add column appeal text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims drop column appealed_at, drop column appeal');
  }
}
