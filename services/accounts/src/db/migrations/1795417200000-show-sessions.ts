import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions say where they are; owners are told what happened to their accounts. A release before names neither. */
export class ShowSessions1795417200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        add column device text not null default 'Unknown browser',
        add column network text not null default '',
        add column proven_at timestamptz not null default now()`);
    await runner.query('update sessions set proven_at = created_at');
    await runner.query(`
      create table security_notices (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        notice text not null,
        device text not null,
        network text not null,
        link_id uuid references password_links on delete set null,
        created_at timestamptz not null
      )`);
    await runner.query('create index security_notices_account on security_notices (account_id)');
    await runner.query('create index security_notices_link on security_notices (link_id)');
    await runner.query('create index security_notices_created on security_notices (created_at)');
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links
        add constraint password_links_purpose_check check (purpose in ('setup', 'reset', 'unlock'))`);
    await runner.query('alter table login_failures drop constraint login_failures_counter_check');
    await runner.query(`
      alter table login_failures
        add constraint login_failures_counter_check
        check (counter in ('device', 'network', 'unknownDevices', 'wholeNetwork'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from login_failures where counter = 'wholeNetwork'`);
    await runner.query('alter table login_failures drop constraint login_failures_counter_check');
    await runner.query(`
      alter table login_failures
        add constraint login_failures_counter_check check (counter in ('device', 'network', 'unknownDevices'))`);
    await runner.query('drop table security_notices');
    await runner.query(`delete from password_links where purpose = 'unlock'`);
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links
        add constraint password_links_purpose_check check (purpose in ('setup', 'reset'))`);
    await runner.query('alter table sessions drop column proven_at, drop column network, drop column device');
  }
}
