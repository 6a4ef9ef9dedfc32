import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { reach } from '@poolpros/contracts/reach';
import { replySpeed } from '@poolpros/contracts/reply-speed';
import { stateBySlug } from '@poolpros/contracts/states';
import { countiesAt } from '@poolpros/places/county-key';
import { fold } from '@poolpros/places/fold';
import { clockFields } from '@poolpros/search-rules/clock-filters';
import { type Definition, definitionHash } from '@poolpros/search-rules/definition';
import { type Filtered, filteredFields } from '@poolpros/search-rules/filters';
import { findableStatuses, isFindable, isUnavailable } from '@poolpros/search-rules/findable';
import type { Range } from '@poolpros/search-rules/hour-keys';
import { rankScore } from '@poolpros/search-rules/ranking';
import { longestWord, searchedWords } from '@poolpros/search-rules/words';
import type { Queries } from '../../base/db/own-connection.js';
import { facetBits, offeredBits } from '../domain/facet-bitmask.js';
import type { InstallerRecord } from '../domain/installer.js';
import { installerColumns } from './entities.js';
import { haversineOf } from './geo-sql.js';
import { nameWord } from './search-words.js';

/** The fields of an installer that the search uses. */
export type Searchable = Pick<
  InstallerRecord,
  | 'id'
  | 'version'
  | 'status'
  | 'name'
  | 'nameFolded'
  | 'city'
  | 'neighborhood'
  | 'stateSlug'
  | 'latitude'
  | 'longitude'
  | 'serviceRadius'
  | 'rating'
  | 'reviewCount'
  | 'replyStep'
  | 'specializations'
> &
  Filtered;

/** The condition that an installer can be found. */
export const canBeFound = `status in (${findableStatuses.map((status) => `'${status}'`)})`;

/** The columns of `search_entries` that a program writes. `version` is the installer's. */
export const columns = {
  id: 'integer',
  version: 'integer',
  state_slug: 'text',
  counties: 'text[]',
  lat: 'double precision',
  lon: 'double precision',
  reach: 'double precision',
  rating: 'double precision',
  review_count: 'integer',
  rank_score: 'double precision',
  name_folded: 'text',
  name_key: 'text',
  words: 'tsvector',
  offered: 'bigint',
  facet_bits: 'bigint',
  time_zone: 'text',
  free_weeks: 'date[]',
  hour_days: 'int4multirange',
  open_minutes: 'int4multirange',
};
const names = Object.keys(columns);
/** The type of rows from JSON. */
export const entryType = `entry (${Object.entries(columns).map(([name, type]) => `${name} ${type}`)})`;

/** A stored entry, and its words. */
export interface SearchEntry {
  row: Record<keyof typeof columns, unknown>;
  words: string[];
}

/** The fields of an entry that change with reviews. */
const ratingColumns = (installer: Searchable) => ({
  rating: installer.rating,
  review_count: installer.reviewCount,
  rank_score: rankScore(installer.rating, installer.reviewCount, installer.replyStep),
  facet_bits: String(facetBits(installer)),
});

const multirange = (ranges: readonly Range[]): string => `{${ranges.map(([from, to]) => `[${from},${to})`).join()}}`;

/** The fields of an entry for the filters that depend on the clock. A business that takes no requests offers no week. */
function clockColumns(installer: Searchable) {
  const { timeZone, freeWeeks, hours } = clockFields(installer);
  return {
    time_zone: timeZone,
    free_weeks: isUnavailable(installer.status) ? [] : freeWeeks,
    hour_days: multirange(hours.days),
    open_minutes: multirange(hours.open),
  };
}

/** The entry of an installer that can be found. */
export function entryOf(installer: Searchable): SearchEntry {
  const state = stateBySlug(installer.stateSlug);
  if (!state) throw new Error(`installer ${installer.id} lies in no known state`);
  const searched = searchedWords({ ...installer, state: state.label, stateCode: state.code });
  const words = searched.words.filter((word) => word.length <= longestWord);
  const row = {
    id: installer.id,
    version: installer.version,
    state_slug: installer.stateSlug,
    counties: countiesAt(installer.latitude, installer.longitude),
    lat: installer.latitude,
    lon: installer.longitude,
    reach: haversineOf(reach(installer)),
    ...ratingColumns(installer),
    name_folded: installer.nameFolded,
    name_key: searched.nameKey,
    words: [...words, ...words.filter((word) => searched.nameWords.includes(word)).map(nameWord)]
      .map((word) => `'${word}'`)
      .join(' '),
    offered: String(offeredBits(installer)),
    ...clockColumns(installer),
  };
  return { row, words };
}

/** What determines the entries. */
export interface EntriesDefinition extends Definition {
  entryOf(installer: Searchable): SearchEntry;
}

/** The fields of a fixed sample. */
const searchableOf = ({ responseMinutes, ...snapshot }: ContractorSnapshot): Searchable => ({
  ...snapshot,
  version: 1,
  nameFolded: fold(snapshot.name),
  replyStep: responseMinutes === undefined ? null : (replySpeed(responseMinutes)?.within ?? null),
});

/** A definition whose hash covers the columns and the entries of the fixed samples, and so every rule behind them. */
export const defineEntries = (o: Pick<EntriesDefinition, 'number' | 'entryOf'>): EntriesDefinition => ({
  ...o,
  hash: definitionHash(columns, (snapshot) =>
    isFindable(snapshot.status) ? o.entryOf(searchableOf(snapshot)).row : null,
  ),
});

/** The entries of this program. A test asks for a higher number when the hash changes. */
export const searchEntries = defineEntries({ number: 10, entryOf });

/** The comment on a table of entries, which names its definition. */
export const markOf = ({ number, hash }: Definition): string => JSON.stringify({ number, hash });

/**
 * The version of an entry in a schema: 0, which requests a rebuild, if the table's mark is not the one in the
 * placeholder.
 */
const versionIn = (schema: string, version: string, mark: string): string =>
  `case when obj_description('${schema}.search_entries'::regclass, 'pg_class') = ${mark} then ${version} else 0 end`;

const upsertInto = (schema: string): string => `
  insert into ${schema}.search_entries (${names.join(', ')})
  select ${names.map((name) => (name === 'version' ? versionIn(schema, name, '$2') : name)).join(', ')}
  from json_to_recordset($1) as ${entryType}
  on conflict (id) do update set ${names.slice(1).map((name) => `${name} = excluded.${name}`)}`;

/** Where entries are written, and by which definition; by default the searched ones, by this program's. */
export interface EntriesTarget {
  schema: string;
  definition: EntriesDefinition;
}
const searched: EntriesTarget = { schema: 'public', definition: searchEntries };

/** Updates the search entries of installers: one entry for each that can be found, none for the others. */
export async function writeSearchEntries(
  tx: Queries,
  installers: readonly Searchable[],
  { schema, definition }: EntriesTarget = searched,
): Promise<void> {
  const hidden = installers.filter(({ status }) => !isFindable(status)).map(({ id }) => id);
  if (hidden.length > 0) await tx.query(`delete from ${schema}.search_entries where id = any($1)`, [hidden]);
  const entries = installers.filter(({ status }) => isFindable(status)).map(definition.entryOf);
  if (entries.length === 0) return;
  await tx.query(upsertInto(schema), [JSON.stringify(entries.map(({ row }) => row)), markOf(definition)]);
  // In a fixed order, so that two writers of new words wait for each other instead of deadlocking.
  await tx.query(`insert into ${schema}.search_words select unnest($1::text[]) order by 1 on conflict do nothing`, [
    [...new Set(entries.flatMap(({ words }) => words))],
  ]);
}

/** Updates only the ratings in the entries of installers. */
export async function writeSearchRatings(tx: Queries, installers: readonly Searchable[]): Promise<void> {
  const rows = installers.map((installer) => ({
    id: installer.id,
    version: installer.version,
    ...ratingColumns(installer),
  }));
  await tx.query(
    `update search_entries set rating = changed.rating, review_count = changed.review_count,
       rank_score = changed.rank_score, facet_bits = changed.facet_bits,
       version = case when search_entries.version = 0 then 0 else ${versionIn('public', 'changed.version', '$2')} end
     from json_populate_recordset(null::search_entries, $1) as changed where search_entries.id = changed.id`,
    [JSON.stringify(rows), markOf(searchEntries)],
  );
}

const filteredColumns = installerColumns
  .filter(({ property }) => (filteredFields as readonly string[]).includes(property))
  .map(({ property, column }) => `${column} as "${property}"`);

const searchable = `
  select id, version, status, name, name_folded as "nameFolded", city, neighborhood, state_slug as "stateSlug",
    lat as latitude, lon as longitude, service_radius as "serviceRadius", rating::float8 as rating,
    review_count as "reviewCount", reply_step as "replyStep", specializations, ${filteredColumns.join(', ')}
  from installers where id = any($1) order by id`;

/** The fields of installers that the search uses, by id; locked until commit if they will be written. */
export const readSearchable = async (
  tx: Queries,
  ids: readonly number[],
  o: { hold: boolean },
): Promise<Searchable[]> => (await tx.query(o.hold ? `${searchable} for update` : searchable, [ids])) as Searchable[];
