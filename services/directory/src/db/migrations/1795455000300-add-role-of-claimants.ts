import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a claimant says to be to the business. */
export class AddRoleOfClaimants1795455000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table claims add column role text not null default 'owner'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims drop column role');
  }
}
