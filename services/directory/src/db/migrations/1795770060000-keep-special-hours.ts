import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['installers', 'submissions'];

/** Days by appointment, seasons and days with hours of their own, of which nothing is known of earlier rows. */
export class KeepSpecialHours1795770060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`
        alter table ${table} add column special_hours jsonb not null
          default '{"byAppointment": [], "seasons": [], "dates": []}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column special_hours`);
  }
}
