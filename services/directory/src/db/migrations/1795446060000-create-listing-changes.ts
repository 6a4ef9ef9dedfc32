import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of live listings. A listing has one open change of its members, and one suggestion of an import, at most. */
export class CreateListingChanges1795446060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_changes (
        id            uuid primary key,
        version       integer not null,
        status        text not null,
        listing_id    integer not null references installers (id) on delete cascade,
        account_id    uuid,
        source        text not null check (source in ('import', 'owner', 'staff')),
        before        jsonb not null,
        after         jsonb not null,
        note          text,
        proposed_at   timestamptz not null,
        decided_at    timestamptz,
        decided_by    uuid,
        reason_code   text,
        decision_note text
      )`);
    await runner.query(`
      create unique index listing_changes_open on listing_changes (listing_id, source)
      where status in ('pending', 'needs_revision')`);
    await runner.query('create index listing_changes_listing on listing_changes (listing_id, proposed_at desc)');
    await runner.query(
      'create index listing_changes_queue on listing_changes (proposed_at, id) where status = $$pending$$',
    );
    await runner.query(
      'create index listing_changes_decided on listing_changes (decided_at desc, id desc) where decided_by is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listing_changes');
  }
}
