import { stateBySlug } from '@poolpros/contracts/states';
import { rankScore } from '@poolpros/search-rules/ranking';
import { reach } from '@poolpros/search-rules/reach';
import { longestWord, searchedWords } from '@poolpros/search-rules/words';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../domain/installer.js';
import { facetDigits, offeredBits } from '../domain/offers.js';
import { nameWord } from './search-words.js';

/** What of an installer the search looks at. */
export type Searchable = Pick<
  InstallerRecord,
  | 'id'
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
  | 'services'
  | 'poolTypes'
  | 'specializations'
>;

const columns = {
  id: 'integer',
  state_slug: 'text',
  lat: 'double precision',
  lon: 'double precision',
  service_radius: 'integer',
  rating: 'double precision',
  review_count: 'integer',
  rank_score: 'double precision',
  name_folded: 'text',
  name_key: 'text',
  words: 'tsvector',
  offered: 'bigint',
  facet_digits: 'numeric',
};
const names = Object.keys(columns);

const upsert = `
  insert into search_entries (${names.join(', ')})
  select ${names.join(', ')}
  from json_to_recordset($1) as entry (${Object.entries(columns).map(([name, type]) => `${name} ${type}`)})
  on conflict (id) do update set ${names.slice(1).map((name) => `${name} = excluded.${name}`)}`;

/** What of an entry follows from reviews. */
const figuresOf = (installer: Searchable) => ({
  rating: installer.rating,
  review_count: installer.reviewCount,
  rank_score: rankScore(installer.rating, installer.reviewCount),
  facet_digits: facetDigits(installer),
});

function entryOf(installer: Searchable) {
  const state = stateBySlug(installer.stateSlug);
  if (!state) throw new Error(`installer ${installer.id} lies in no known state`);
  const searched = searchedWords({ ...installer, state: state.label, stateCode: state.code });
  const words = searched.words.filter((word) => word.length <= longestWord);
  const row: Record<keyof typeof columns, unknown> = {
    id: installer.id,
    state_slug: installer.stateSlug,
    lat: installer.latitude,
    lon: installer.longitude,
    service_radius: reach(installer),
    ...figuresOf(installer),
    name_folded: installer.nameFolded,
    name_key: searched.nameKey,
    words: [...words, ...words.filter((word) => searched.nameWords.includes(word)).map(nameWord)]
      .map((word) => `'${word}'`)
      .join(' '),
    offered: offeredBits(installer),
  };
  return { row, words };
}

/** Makes the search see installers as they are: published ones as an entry each, others not at all. */
export async function writeSearchEntries(
  tx: Pick<EntityManager, 'query'>,
  installers: readonly Searchable[],
): Promise<void> {
  const hidden = installers.filter(({ status }) => status !== 'published').map(({ id }) => id);
  if (hidden.length > 0) await tx.query('delete from search_entries where id = any($1)', [hidden]);
  const entries = installers.filter(({ status }) => status === 'published').map(entryOf);
  if (entries.length === 0) return;
  await tx.query(upsert, [JSON.stringify(entries.map(({ row }) => row))]);
  // In one order, so that two writers of new words wait for each other instead of locking each other out.
  await tx.query('insert into search_words select unnest($1::text[]) order by 1 on conflict do nothing', [
    [...new Set(entries.flatMap(({ words }) => words))],
  ]);
}

/** Makes the search see the figures of installers; everything else of their entries, and whether they have one, is as it was. */
export async function writeSearchFigures(
  tx: Pick<EntityManager, 'query'>,
  installers: readonly Searchable[],
): Promise<void> {
  const rows = installers.map((installer) => ({ id: installer.id, ...figuresOf(installer) }));
  await tx.query(
    `update search_entries set rating = changed.rating, review_count = changed.review_count,
       rank_score = changed.rank_score, facet_digits = changed.facet_digits
     from json_populate_recordset(null::search_entries, $1) as changed where search_entries.id = changed.id`,
    [JSON.stringify(rows)],
  );
}
