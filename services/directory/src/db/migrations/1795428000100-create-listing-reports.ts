import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateListingReports1795428000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_reports (
        id           uuid primary key,
        installer_id integer not null references installers (id) on delete cascade,
        reason       text not null,
        note         text,
        email        text,
        created_at   timestamptz not null,
        handled_at   timestamptz,
        handled_by   uuid,
        check ((handled_at is null) = (handled_by is null))
      )`);
    await runner.query(
      'create index listing_reports_open on listing_reports (created_at, id) where handled_at is null',
    );
    await runner.query('create index listing_reports_of_listing on listing_reports (installer_id)');
    await runner.query('create index listing_reports_handled on listing_reports (handled_at desc, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_reports');
  }
}
