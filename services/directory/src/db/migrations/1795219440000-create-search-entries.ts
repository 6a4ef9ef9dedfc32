import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries of installers that are there are made by the service when it starts: what makes them is code, not SQL. */
export class CreateSearchEntries1795219440000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists fuzzystrmatch');
    // x, y and z are the place on the unit sphere; reach is the haversine of the angle that the service radius spans.
    await runner.query(`
      create table search_entries (
        id             integer primary key references installers (id) on delete cascade,
        state_slug     text not null,
        lat            double precision not null,
        lon            double precision not null,
        x              double precision generated always as (cos(radians(lat)) * cos(radians(lon))) stored,
        y              double precision generated always as (cos(radians(lat)) * sin(radians(lon))) stored,
        z              double precision generated always as (sin(radians(lat))) stored,
        service_radius integer not null,
        reach          double precision
          generated always as (power(sin(service_radius * 1609.344 / (2 * 6371008.8)), 2)) stored,
        rating         double precision,
        review_count   integer not null,
        rank_score     double precision not null,
        name_folded    text collate "C" not null,
        name_key       text collate "C" not null,
        words          tsvector not null,
        offered        bigint not null,
        facet_digits   numeric not null
      )`);
    // Searches by place read nothing but these indexes, so they start as index-only scans.
    const read = 'rating, review_count, offered, facet_digits';
    await runner.query(`
      create index search_entries_reach on search_entries (lat, lon) include (id, x, y, z, reach, rank_score, ${read})`);
    await runner.query(`
      create index search_entries_state on search_entries (state_slug, rank_score desc, id) include (${read})`);
    await runner.query('create index search_entries_rank on search_entries (rank_score desc, id)');
    await runner.query('create index search_entries_words on search_entries using gin (words)');
    await runner.query('create table search_words (word text collate "C" primary key)');
    await runner.query(
      'create index search_words_like on search_words (left(word, 1), char_length(word)) include (word)',
    );
    await runner.query('drop index installers_words, installers_reach');
    await runner.query('alter table installers drop column search_text, drop column rank_score');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table installers add column search_text text not null default '',
        add column rank_score double precision not null default 0`);
    await runner.query('alter table installers alter column search_text drop default');
    await runner.query(
      'update installers set rank_score = e.rank_score from search_entries e where e.id = installers.id',
    );
    await runner.query(`
      create index installers_reach on installers (lat, lon) include (id, service_radius) where status = 'published'`);
    await runner.query(
      `create index installers_words on installers using gin (search_text gin_trgm_ops) where status = 'published'`,
    );
    await runner.query('drop table search_words, search_entries');
    await runner.query('drop extension fuzzystrmatch');
  }
}
