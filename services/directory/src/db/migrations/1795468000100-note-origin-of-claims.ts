import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From where a claim was started: its network as a keyed hash, and its browser by name. */
export class NoteOriginOfClaims1795468000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims add column network text, add column browser text');
    await runner.query('create index claims_network on claims (network, started_at) where network is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table claims drop column network, drop column browser');
  }
}
