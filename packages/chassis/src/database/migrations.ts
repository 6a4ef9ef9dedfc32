import type { MigrationInterface, QueryRunner } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

/** Events to publish, written in the transaction of their change. */
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

/** Events whose handler failed: those to be tried again, and dead letters (`dead_at`). */
export class CreateEventRetries1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A broker that lost its files numbers its events anew, so the sequence alone does not name an event.
    await runner.query(`
      create table event_retries (
        id          bigint generated always as identity primary key,
        stream      text not null,
        sequence    bigint not null,
        event_id    text not null,
        subject     text not null,
        body        bytea not null,
        traceparent text,
        failures    int not null,
        last_error  text not null,
        created_at  timestamptz not null default now(),
        next_at     timestamptz not null,
        dead_at     timestamptz,
        unique (stream, sequence, event_id)
      )`);
    await runner.query('create index event_retries_due on event_retries (stream, next_at) where dead_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_retries');
  }
}

/** The relay looks for waiting events of a noun, `contact_request`, beside all that wait. */
export class IndexOutboxByNoun1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index outbox_pending_noun on outbox (split_part(subject, '.', 2), seq) where published_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbox_pending_noun');
  }
}

/** Tables that every service with a database has. */
export const chassisMigrations: MigrationClass[] = [
  CreateOutbox1700000000001,
  CreateInbox1700000000002,
  CreateEventRetries1700000000003,
  IndexOutboxByNoun1700000000004,
];
