import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StopMails1795770000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_stops (
        email_hash text primary key,
        stopped_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_stops');
  }
}
