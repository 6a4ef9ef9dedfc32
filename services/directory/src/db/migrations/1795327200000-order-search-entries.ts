import type { MigrationInterface, QueryRunner } from 'typeorm';

// x, y and z are the place on the unit sphere; reach is the haversine of the angle that the service radius spans.
const derived = `
  x     double precision generated always as (cos(radians(lat)) * cos(radians(lon))) stored,
  y     double precision generated always as (cos(radians(lat)) * sin(radians(lon))) stored,
  z     double precision generated always as (sin(radians(lat))) stored,
  reach double precision generated always as (power(sin(service_radius * 1609.344 / (2 * 6371008.8)), 2)) stored`;

const stored = `id, state_slug, lat, lon, service_radius, rating, review_count, rank_score, name_folded, name_key, offered,
  facet_digits`;

/**
 * Words of names become words of their own, so that the index of words tells them from others without a look at each row,
 * and the names get an index. Searches for common words count most of the rows, so what counting reads comes first in a row
 * and what has no fixed length last.
 */
export class OrderSearchEntries1795327200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_entries rename to former_search_entries');
    await runner.query(`
      create table search_entries (
        facet_digits   numeric not null,
        id             integer not null,
        service_radius integer not null,
        review_count   integer not null,
        lat            double precision not null,
        lon            double precision not null,
        rank_score     double precision not null,
        offered        bigint not null,
        rating         double precision,
        state_slug     text not null,
        name_folded    text collate "C" not null,
        name_key       text collate "C" not null,
        words          tsvector not null,
        ${derived}
      )`);
    await replaceFormer(
      runner,
      `array_to_tsvector(array(
         select lexeme from unnest(words)
         union select '=' || lexeme from unnest(words) where 'A' = any(weights)))`,
    );
    await runner.query('create index search_entries_name on search_entries (name_key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_entries rename to former_search_entries');
    await runner.query(`
      create table search_entries (
        id             integer not null,
        state_slug     text not null,
        lat            double precision not null,
        lon            double precision not null,
        service_radius integer not null,
        rating         double precision,
        review_count   integer not null,
        rank_score     double precision not null,
        name_folded    text collate "C" not null,
        name_key       text collate "C" not null,
        words          tsvector not null,
        offered        bigint not null,
        facet_digits   numeric not null,
        ${derived}
      )`);
    await replaceFormer(
      runner,
      `(select string_agg(
          '''' || lexeme || ''':1' || case when array['=' || lexeme] <@ tsvector_to_array(words) then 'A' else '' end, ' ')
        from unnest(words) where left(lexeme, 1) <> '=')::tsvector`,
    );
  }
}

/** Fills the new table from the former one and gives it the indexes that both forms have. */
async function replaceFormer(runner: QueryRunner, words: string): Promise<void> {
  await runner.query(
    `insert into search_entries (${stored}, words) select ${stored}, ${words} from former_search_entries`,
  );
  await runner.query('drop table former_search_entries');
  await runner.query(`
    alter table search_entries add primary key (id),
      add foreign key (id) references installers (id) on delete cascade`);
  // Searches by place read nothing but these indexes, so they start as index-only scans.
  const read = 'rating, review_count, offered, facet_digits';
  await runner.query(`
    create index search_entries_reach on search_entries (lat, lon) include (id, x, y, z, reach, rank_score, ${read})`);
  await runner.query(`
    create index search_entries_state on search_entries (state_slug, rank_score desc, id) include (${read})`);
  await runner.query('create index search_entries_rank on search_entries (rank_score desc, id)');
  await runner.query('create index search_entries_words on search_entries using gin (words)');
}
