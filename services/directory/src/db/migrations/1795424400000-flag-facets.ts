import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the search around a place, and in a state, reads beside the place itself. */
const placed = 'id, x, y, z, reach, rank_score';
const read = 'rating, review_count, offered';

/**
 * What an entry adds to the facets is a bit for each value, where it was a group of digits: the indexes that searches read
 * are half of their size. The digits stay one release for processes of the one before.
 */
export class FlagFacets1795424400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('drop index search_entries_reach, search_entries_state');
    await runner.query(`
      alter table search_entries
        alter column facet_digits set default 0,
        add column facets integer not null default 0`);
    // The first 26 bits of what is offered are the services and the pool types.
    await runner.query(`
      update search_entries set facets = (offered & 67108863)::integer
        | (case when rating >= 5 then 7 when rating >= 4 then 6 when rating >= 3 then 4 else 0 end << 26)`);
    await createIndexes(runner, 'facets');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists search_next cascade');
    await runner.query('drop index search_entries_reach, search_entries_state');
    await runner.query(`
      alter table search_entries
        drop column facets,
        alter column facet_digits drop default`);
    await createIndexes(runner, 'facet_digits');
  }
}

async function createIndexes(runner: QueryRunner, facets: string): Promise<void> {
  await runner.query(
    `create index search_entries_reach on search_entries (lat_band, lon) include (${placed}, ${read}, ${facets})`,
  );
  await runner.query(
    `create index search_entries_state on search_entries (state_slug, rank_score desc, id) include (${read}, ${facets})`,
  );
}
