import type { estypes } from '@elastic/elasticsearch';

/** Settings and mapping of an index of installers; `replicas` is the number of copies beside the primary. */
export function installersIndex(replicas: number): Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'> {
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: replicas,
      // Set explicitly: by default a shard that nobody searches for 30 s stops refreshing.
      refresh_interval: '1s',
      analysis: {
        filter: {
          glue: {
            type: 'shingle',
            min_shingle_size: 2,
            max_shingle_size: 3,
            token_separator: '',
            output_unigrams: true,
          },
        },
        analyzer: {
          words: { type: 'custom', tokenizer: 'standard', filter: ['lowercase'] },
          glued: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'glue'] },
        },
      },
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: { type: 'long' },
        status: { type: 'keyword' },
        nameFolded: {
          type: 'text',
          analyzer: 'words',
          index_prefixes: { min_chars: 2, max_chars: 10 },
          fields: { exact: { type: 'keyword' }, glued: { type: 'text', analyzer: 'glued' } },
        },
        wordsFolded: { type: 'text', analyzer: 'words' },
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
    },
  };
}
