import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the search around a place reads beside the place itself. */
const read = 'id, x, y, z, reach, rank_score, rating, review_count, offered, facet_digits';

/**
 * Around a place the entries of some bands of latitude are read, each between two longitudes, where all between two
 * latitudes were, from coast to coast. What a process of the release before makes anew meanwhile would lack the column.
 */
export class BandSearchEntries1795420800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('drop index search_entries_reach');
    await runner.query(`
      alter table search_entries
        add column lat_band integer not null generated always as (floor(lat * 4)::integer) stored`);
    await runner.query(`create index search_entries_reach on search_entries (lat_band, lon) include (${read})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('alter table search_entries drop column lat_band');
    await runner.query(`create index search_entries_reach on search_entries (lat, lon) include (${read})`);
  }
}
