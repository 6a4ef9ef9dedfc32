import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order in which all installers are read for the search index, whatever their status. */
export class OrderInstallersByPlace1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index installers_export on installers (state_slug, city_slug, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index installers_export');
  }
}
