import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a listing is closed and what it was merged into, and reviews that wait until a suspended one is back. */
export class FollowListings1795507200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table installers add column closed_at timestamptz, add column merged_into int;
      alter table reviews
        drop constraint reviews_status_check,
        add constraint reviews_status_check
          check (status in ('submitted', 'held', 'published', 'withdrawn', 'expired'));
      create index reviews_held on reviews (installer_id) where status = 'held';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index reviews_held;
      update reviews set status = 'submitted' where status = 'held';
      alter table reviews
        drop constraint reviews_status_check,
        add constraint reviews_status_check check (status in ('submitted', 'published', 'withdrawn', 'expired'));
      alter table installers drop column closed_at, drop column merged_into;
    `);
  }
}
