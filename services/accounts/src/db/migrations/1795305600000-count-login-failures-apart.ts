import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failures are counted by browser and network as well. What was counted before is an hour's matter and is dropped. */
export class CountLoginFailuresApart1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_failures');
    await runner.query(`
      create table login_failures (
        subject text not null,
        counter text not null check (counter in ('device', 'network', 'unknownDevices')),
        key text not null,
        failures int not null,
        last_failed_at timestamptz not null,
        primary key (subject, counter, key)
      )`);
    await runner.query('create index login_failures_last on login_failures (last_failed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_failures');
    await runner.query(`
      create table login_failures (
        subject text primary key,
        failures int not null,
        last_failed_at timestamptz not null
      )`);
    await runner.query('create index login_failures_last on login_failures (last_failed_at)');
  }
}
