import type { estypes } from '@elastic/elasticsearch';
import { eachFilter } from '@poolpros/contracts/value-filters';

/** A field for matching. */
const searched = <T extends 'keyword' | 'float'>(type: T) => ({ type, doc_values: false });
/** A field for sorting, distances or counts. */
const read = <T extends 'keyword' | 'float' | 'integer'>(type: T) => ({ type, index: false });

const ranges = { type: 'integer_range', doc_values: false } as const;

/** How the fields of a document are indexed. Anything that no search needs makes every write more expensive. */
export const fieldTypes = {
  id: { type: 'long' },
  status: searched('keyword'),
  nameFolded: read('keyword'),
  nameKey: searched('keyword'),
  nameWords: searched('keyword'),
  words: searched('keyword'),
  stateSlug: searched('keyword'),
  counties: searched('keyword'),
  location: { type: 'geo_point' },
  reach: read('float'),
  reachInSteps: read('float'),
  ...eachFilter(() => searched('keyword')),
  timeZone: searched('keyword'),
  freeWeeks: searched('keyword'),
  hourDays: ranges,
  openMinutes: ranges,
  specializations: searched('keyword'),
  rating: searched('float'),
  reviewCount: read('integer'),
  rankScore: read('float'),
  facets: read('keyword'),
  card: { type: 'binary', doc_values: true },
} satisfies Record<string, estypes.MappingProperty>;

/** Settings of an index of installers; `replicas` is the number of copies in addition to the primary. */
export const indexSettings = (replicas: number): estypes.IndicesIndexSettings => ({
  number_of_shards: 1,
  number_of_replicas: replicas,
  // `followProgress` refreshes when there is something new to show; this interval is for when it cannot.
  // Set explicitly: by default a shard without searches for 30 s stops refreshing.
  refresh_interval: '5s',
  // Changed ratings replace documents: with the default of 20 % the whole index would be rewritten after each fifth of
  // it.
  'merge.policy.deletes_pct_allowed': 33,
});
