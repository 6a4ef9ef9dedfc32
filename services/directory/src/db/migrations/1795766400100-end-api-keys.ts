import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every key ends (docs/rules.md#api-keys). Those that had no end get a year from now, so that no program stops unannounced. */
export class EndApiKeys1795766400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update api_keys set expires_at = now() + interval '365 days' where expires_at is null`);
    await runner.query('alter table api_keys alter column expires_at set not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_keys alter column expires_at drop not null');
  }
}
