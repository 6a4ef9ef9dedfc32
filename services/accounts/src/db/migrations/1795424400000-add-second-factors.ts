import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account may have an authenticator app, and codes for the day when it is lost. */
export class AddSecondFactors1795424400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        account_id uuid primary key references accounts on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step bigint,
        created_at timestamptz not null
      )`);
    await runner.query(`
      create table recovery_codes (
        account_id uuid not null references second_factors on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (account_id, code_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_codes, second_factors');
  }
}
