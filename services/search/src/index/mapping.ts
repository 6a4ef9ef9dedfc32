import type { estypes } from '@elastic/elasticsearch';

/** How the fields of a document are indexed. */
export const fieldTypes = {
  id: { type: 'long' },
  status: { type: 'keyword' },
  nameFolded: { type: 'keyword' },
  nameKey: { type: 'keyword' },
  nameWords: { type: 'keyword' },
  words: { type: 'keyword' },
  stateSlug: { type: 'keyword' },
  location: { type: 'geo_point' },
  reach: { type: 'float' },
  services: { type: 'keyword' },
  poolTypes: { type: 'keyword' },
  specializations: { type: 'keyword' },
  rating: { type: 'float' },
  reviewCount: { type: 'integer' },
  rankScore: { type: 'float' },
  facets: { type: 'keyword' },
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
