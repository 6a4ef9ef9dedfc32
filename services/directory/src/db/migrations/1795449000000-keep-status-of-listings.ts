import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a listing pauses, which one it was merged into, since when it stands where it does, and who asks for its removal. */
export class KeepStatusOfListings1795449000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table installers
        add column paused_from timestamptz,
        add column paused_to timestamptz,
        add column merged_into integer references installers (id),
        add column status_since timestamptz not null default now(),
        drop constraint installers_status_check,
        add constraint installers_status_check
          check (status in ('published', 'paused', 'suspended', 'closed', 'merged', 'removed')),
        add constraint installers_pause check (paused_to > paused_from),
        add constraint installers_merged check (status <> 'merged' or merged_into is not null)`);
    await runner.query('update installers set status_since = updated_at');
    await runner.query('create index installers_pauses on installers (paused_from) where paused_from is not null');
    await runner.query('create index installers_merged on installers (merged_into) where merged_into is not null');
    await runner.query(`
      create table listing_removals (
        listing_id  integer primary key references installers (id) on delete cascade,
        asked_by    uuid not null,
        reason_code text not null,
        asked_at    timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_removals');
    await runner.query(`update installers set status = 'removed' where status = 'merged'`);
    await runner.query(`
      alter table installers
        drop constraint installers_status_check,
        drop column paused_from,
        drop column paused_to,
        drop column merged_into,
        drop column status_since,
        add constraint installers_status_check
          check (status in ('published', 'paused', 'suspended', 'closed', 'removed'))`);
  }
}
