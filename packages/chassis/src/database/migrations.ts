import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/** Events to publish, written in the transaction of the change they tell about. */
export class CreateOutbox1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        seq          bigint generated always as identity primary key,
        event_id     uuid not null unique,
        subject      text not null,
        body         jsonb not null,
        headers      jsonb not null default '{}',
        created_at   timestamptz not null default now(),
        published_at timestamptz
      )`);
    await runner.query('create index outbox_pending on outbox (seq) where published_at is null');
    await runner.query('create index outbox_published on outbox (published_at) where published_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outbox');
  }
}

/** Events already handled, written in the transaction of their effect. */
export class CreateInbox1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inbox (
        event_id   uuid primary key,
        type       text not null,
        handled_at timestamptz not null default now()
      )`);
    await runner.query('create index inbox_handled on inbox (handled_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table inbox');
  }
}

/** Tables that every service with a database has. */
export const chassisMigrations: MigrationClass[] = [CreateOutbox1700000000001, CreateInbox1700000000002];
