import { pause } from '@poolpros/chassis/backoff';
import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import { isContention } from '@poolpros/chassis/unavailable';
import { type Definition, type Freshness, freshnessOf } from '@poolpros/search-rules/definition';
import type { EntityManager } from 'typeorm';
import { onOwnConnection, type Queries } from '../../base/db/own-connection.js';
import {
  canBeFound,
  type EntriesDefinition,
  markOf,
  readSearchable,
  searchEntries,
  writeSearchEntries,
} from '../../listings/db/search-entries.js';

export interface EntriesContext {
  database: Database;
  log: Log;
  /** The definition of this program's entries. */
  entriesDefinition?: EntriesDefinition;
}

const batchSize = 1000;
const retryMs = 250;

/** What the searched entries were made by. */
async function storedDefinition(tx: Queries): Promise<Partial<Definition> | null> {
  const [row] = (await tx.query(`select obj_description('public.search_entries'::regclass, 'pg_class') as mark`)) as {
    mark: string | null;
  }[];
  return row?.mark ? (JSON.parse(row.mark) as Partial<Definition>) : null;
}

/** The state of the searched entries compared with this program's definition. */
export const freshnessOfEntries = async (tx: Queries, definition: Definition = searchEntries): Promise<Freshness> =>
  freshnessOf(await storedDefinition(tx), definition);

/** Whether installers lack entries because the database is older than the entries. */
export async function needsFirstBuild(tx: Queries): Promise<boolean> {
  if (await storedDefinition(tx)) return false;
  const [row] = (await tx.query(
    `select exists (
       select from installers where ${canBeFound} and id not in (select id from search_entries)) as lacking`,
  )) as { lacking: boolean }[];
  return row?.lacking ?? false;
}

/**
 * Rebuilds the entries if they have an older definition than this program's, and entries that a program with another
 * definition wrote. Those of a newer program stay. Returns the previous state of the entries.
 */
export async function ensureProjectionCurrent(context: EntriesContext, signal: AbortSignal): Promise<Freshness> {
  const { database, entriesDefinition: definition = searchEntries } = context;
  const { manager } = database.dataSource;
  const freshness = await freshnessOfEntries(manager, definition);
  if (freshness === 'older') await rebuildSearchEntries(context, signal, { evenIfCurrent: false });
  if (freshness !== 'current') return freshness;
  const marked: { id: number }[] = await manager.query('select id from search_entries where version = 0 order by id');
  const ids = marked.map(({ id }) => id);
  for (let start = 0; start < ids.length && !signal.aborted; start += batchSize)
    await database.transaction((tx) => rewriteEntries(tx, ids.slice(start, start + batchSize), definition));
  return freshness;
}

/** Rebuilds the entries of these installers from what is stored. */
export async function rewriteEntries(
  tx: EntityManager,
  ids: readonly number[],
  definition: EntriesDefinition = searchEntries,
): Promise<void> {
  const installers = await readSearchable(tx, ids, { hold: true });
  await tx.query('delete from search_entries where id = any($1) and id <> all($2)', [
    ids,
    installers.map(({ id }) => id),
  ]);
  await writeSearchEntries(tx, installers, { schema: 'public', definition });
}

/**
 * Rebuilds all entries in separate tables, and swaps these with the searched ones in one transaction. It uses one
 * connection, which holds the lock against other processes. Returns false if another process is rebuilding or has
 * rebuilt them, unless `evenIfCurrent`.
 */
export async function rebuildSearchEntries(
  { database, log, entriesDefinition: definition = searchEntries }: EntriesContext,
  signal: AbortSignal,
  { evenIfCurrent }: { evenIfCurrent: boolean },
): Promise<boolean> {
  return onOwnConnection({ database, log }, async (tx, client) => {
    const [lock] = (await tx.query(`select pg_try_advisory_lock(hashtext('search entries')) as held`)) as {
      held: boolean;
    }[];
    if (!lock?.held) return false;
    if (!evenIfCurrent && (await freshnessOfEntries(tx, definition)) !== 'older') return false;
    await tx.query(createNext(client.escapeLiteral(markOf(definition))));
    const written = await catchUp(tx, definition, signal, (done) => log.info(done, 'search entries filling'));
    // Searches read only indexes if the visibility map is up to date.
    for (const table of ['search_entries', 'search_words']) await tx.query(`vacuum (analyze) search_next.${table}`);
    await publish(tx, definition, signal);
    log.info({ written, definition: definition.hash }, 'search entries published');
    return true;
  });
}

/** Empty tables like the searched ones, with the same index names. Removes leftovers of an interrupted rebuild. */
const createNext = (mark: string): string => `
  drop schema if exists search_next cascade;
  create schema search_next;
  create table search_next.search_entries (like public.search_entries including all);
  create table search_next.search_words (like public.search_words including all);
  comment on table search_next.search_entries is ${mark};
  do $$
  declare made record;
  begin
    for made in
      select next.indexname as name, searched.indexname as wanted
      from pg_indexes next join pg_indexes searched
        on searched.schemaname = 'public' and searched.tablename = next.tablename
        and substring(searched.indexdef from ' USING .*') = substring(next.indexdef from ' USING .*')
      where next.schemaname = 'search_next' and next.indexname <> searched.indexname
    loop
      execute format('alter index search_next.%I rename to %I', made.name, made.wanted);
    end loop;
  end $$`;

/** Writes the next entries of all installers whose entries are missing or outdated. Returns how many there were. */
async function catchUp(
  tx: Queries,
  definition: EntriesDefinition,
  signal: AbortSignal,
  tell: (done: { written: number; of: number }) => void = () => undefined,
): Promise<number> {
  const rows = (await tx.query(`
    select installer.id from installers installer left join search_next.search_entries entry using (id)
    where entry.version is distinct from case when installer.${canBeFound} then installer.version end
    order by installer.id`)) as { id: number }[];
  for (let start = 0; start < rows.length; start += batchSize) {
    signal.throwIfAborted();
    const ids = rows.slice(start, start + batchSize).map(({ id }) => id);
    await writeSearchEntries(tx, await readSearchable(tx, ids, { hold: false }), { schema: 'search_next', definition });
    tell({ written: start + ids.length, of: rows.length });
  }
  return rows.length;
}

/**
 * Swaps the next tables with the searched ones. Writers wait while the last changes are applied. Searches wait at most
 * a tenth of a second, then it is retried: a statement that waits for the tables blocks all later ones.
 */
async function publish(tx: Queries, definition: EntriesDefinition, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      await tx.query(`
        begin;
        set local lock_timeout = '500ms';
        lock table public.search_entries in share row exclusive mode`);
      await catchUp(tx, definition, signal);
      await tx.query(`
        set local lock_timeout = '100ms';
        lock table public.search_entries, public.search_words in access exclusive mode;
        drop table public.search_entries, public.search_words;
        alter table search_next.search_entries set schema public;
        alter table search_next.search_words set schema public;
        drop schema search_next;
        commit`);
      return;
    } catch (error) {
      await tx.query('rollback');
      if (!isContention(error)) throw error;
    }
    await pause(retryMs, signal);
  }
}
