import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews that the staff took down, and the orders in which the staff reads reviews. */
export class RemovePublishedReviews1795766400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews
        add column removed_at timestamptz, add column removal_reason text, add column removal_note text,
        drop constraint reviews_status_check,
        add constraint reviews_status_check
          check (status in ('submitted', 'held', 'published', 'removed', 'withdrawn', 'expired')),
        add check (status <> 'removed' or removed_at is not null and removal_reason is not null);
      create index reviews_newest on reviews (published_at desc, id desc) where status = 'published';
      create index reviews_removed on reviews (removed_at desc, id desc) where status = 'removed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index reviews_newest, reviews_removed;
      update reviews set status = 'withdrawn' where status = 'removed';
      alter table reviews
        drop column removed_at, drop column removal_reason, drop column removal_note,
        drop constraint reviews_status_check,
        add constraint reviews_status_check
          check (status in ('submitted', 'held', 'published', 'withdrawn', 'expired'));
    `);
  }
}
