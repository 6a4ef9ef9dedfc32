import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['installers', 'submissions'];

/** Extensions and letters of phones, of which earlier rows have none. */
export class KeepPhoneDetails1795770120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`alter table ${table} add column phone_extension text, add column phone_words text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`alter table ${table} drop column phone_extension, drop column phone_words`);
  }
}
