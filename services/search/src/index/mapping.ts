import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';

const mappings = {
  dynamic: 'strict',
  properties: {
    id: { type: 'long' },
    status: { type: 'keyword' },
    nameFolded: { type: 'keyword' },
    nameKey: { type: 'keyword' },
    nameWords: { type: 'keyword' },
    words: { type: 'keyword' },
    stateSlug: { type: 'keyword' },
    location: { type: 'geo_point' },
    serviceRadius: { type: 'integer' },
    services: { type: 'keyword' },
    poolTypes: { type: 'keyword' },
    specializations: { type: 'keyword' },
    rating: { type: 'float' },
    reviewCount: { type: 'integer' },
    rankScore: { type: 'float' },
    installer: { type: 'object', enabled: false },
  },
} satisfies estypes.MappingTypeMapping;

/** Names this mapping; an index carries it, so that one with another mapping is made anew. */
export const indexDefinition = createHash('sha256').update(JSON.stringify(mappings)).digest('hex').slice(0, 12);

/** Settings and mapping of an index of installers; `replicas` is the number of copies beside the primary. */
export function installersIndex(replicas: number): Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'> {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: replicas,
      // Set explicitly: by default a shard that nobody searches for 30 s stops refreshing.
      refresh_interval: '1s',
    },
    mappings: { ...mappings, _meta: { definition: indexDefinition } },
  };
}
