import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An entry says which version of its installer it was made of, and its reach is written like everything else in it. Tables
 * that take each other's place have no foreign key: with one, who fills them would wait for who writes installers, and
 * these for the tables.
 */
export class MarkSearchEntries1795399200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_entries
        drop constraint search_entries_id_fkey,
        alter column reach drop expression,
        alter column reach set not null,
        add column version integer not null default 0`);
    await runner.query('alter table search_entries drop column service_radius');
    await runner.query('create index search_entries_marked on search_entries (id) where version = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('delete from search_entries where id not in (select id from installers)');
    await runner.query('alter table search_entries add column service_radius integer');
    await runner.query(
      'update search_entries set service_radius = i.service_radius from installers i where i.id = search_entries.id',
    );
    await runner.query('alter table search_entries drop column version, drop column reach');
    await runner.query(`
      alter table search_entries
        alter column service_radius set not null,
        add column reach double precision
          generated always as (power(sin(service_radius * 1609.344 / (2 * 6371008.8)), 2)) stored,
        add constraint search_entries_id_fkey foreign key (id) references installers (id) on delete cascade`);
    await runner.query(`
      create index search_entries_reach on search_entries (lat, lon)
        include (id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits)`);
    await runner.query('comment on table search_entries is null');
  }
}
