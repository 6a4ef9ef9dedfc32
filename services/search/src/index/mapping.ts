import type { estypes } from '@elastic/elasticsearch';
import { eachFilter } from '@poolpros/contracts/value-filters';

/** A field that listings are found by. */
const searched = <T extends 'keyword' | 'float'>(type: T) => ({ type, doc_values: false });
/** A field that the listings found are ordered, measured or counted by. */
const read = <T extends 'keyword' | 'float' | 'integer'>(type: T) => ({ type, index: false });

/** How the fields of a document are indexed: what no search needs of a field costs every write. */
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
  specializations: searched('keyword'),
  rating: searched('float'),
  reviewCount: read('integer'),
  rankScore: read('float'),
  facets: read('keyword'),
  card: { type: 'binary', doc_values: true },
} satisfies Record<string, estypes.MappingProperty>;

/** Settings of an index of installers; `replicas` is the number of copies beside the primary. */
export const indexSettings = (replicas: number): estypes.IndicesIndexSettings => ({
  number_of_shards: 1,
  number_of_replicas: replicas,
  // Refreshes come from `followProgress`, which knows whether there is anything to show; these are for when it cannot ask.
  // Set explicitly: by default a shard without searches for 30 s stops refreshing.
  refresh_interval: '5s',
  // Changed figures replace documents: with the default of 20 % the whole index would be written anew at each fifth of it.
  'merge.policy.deletes_pct_allowed': 33,
});
