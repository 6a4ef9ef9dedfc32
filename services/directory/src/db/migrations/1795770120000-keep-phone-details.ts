import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['installers', 'submissions'];

/** Extensions and letters of phones. Who stated a phone has stated that it has none of either. */
export class KeepPhoneDetails1795770120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`alter table ${table} add column phone_extension text, add column phone_words text`);
    await runner.query(`
      update installers set field_sources = field_sources || jsonb_build_object(
        'phoneExtension', field_sources->'phone', 'phoneWords', field_sources->'phone')
      where field_sources ? 'phone'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update installers set field_sources = field_sources - '{phoneExtension,phoneWords}'::text[]
      where field_sources ? 'phone'`);
    for (const table of tables)
      await runner.query(`alter table ${table} drop column phone_extension, drop column phone_words`);
  }
}
