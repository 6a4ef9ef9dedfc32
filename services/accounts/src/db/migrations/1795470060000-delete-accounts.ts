import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contractors may have their accounts deleted. What was wanted outlives the account, so it refers to none. */
export class DeleteAccounts1795470060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account_deletions (
        id           uuid primary key,
        version      integer not null,
        status       text not null check (status in ('requested', 'kept', 'erasing', 'erased')),
        account_id   uuid not null,
        requested_at timestamptz not null,
        erase_at     timestamptz not null
      )`);
    await runner.query(`
      create unique index account_deletions_open on account_deletions (account_id)
        where status in ('requested', 'erasing')`);
    await runner.query(`create index account_deletions_due on account_deletions (erase_at) where status = 'requested'`);
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links add constraint password_links_purpose_check
        check (purpose in ('setup', 'confirm', 'reset', 'unlock', 'email', 'email_back', 'keep'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from password_links where purpose = 'keep'`);
    await runner.query('alter table password_links drop constraint password_links_purpose_check');
    await runner.query(`
      alter table password_links add constraint password_links_purpose_check
        check (purpose in ('setup', 'confirm', 'reset', 'unlock', 'email', 'email_back'))`);
    await runner.query('drop table account_deletions');
  }
}
