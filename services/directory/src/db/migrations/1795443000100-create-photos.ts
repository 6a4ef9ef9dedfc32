import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of listings; their files lie in the file store under the name. */
export class CreatePhotos1795443000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photos (
        id           uuid primary key,
        installer_id integer not null references installers (id) on delete cascade,
        position     integer not null,
        name         text not null unique,
        alt          text not null,
        width        integer not null,
        height       integer not null,
        added_at     timestamptz not null,
        removed_at   timestamptz
      )`);
    await runner.query('create index photos_listing on photos (installer_id, position) where removed_at is null');
    await runner.query('create index photos_removed on photos (removed_at) where removed_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table photos');
  }
}
