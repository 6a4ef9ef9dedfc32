import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A founding place stays with its listing when the account that holds it is erased. */
export class LetFoundingPlacesBeHeldByNobody1795470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table founding_places alter column account_id drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update founding_places set account_id = '00000000-0000-0000-0000-000000000000' where account_id is null`,
    );
    await runner.query('alter table founding_places alter column account_id set not null');
  }
}
