import type { estypes } from '@elastic/elasticsearch';
import { fold } from '@poolpros/places/fold';

/**
 * Finds listings by words of their name, place and services. The exact name comes first, then names that hold the words in
 * order, then in any order with the last one unfinished, then with typing errors or with words joined or split.
 */
export function wordsQuery(text: string): estypes.QueryDslQueryContainer {
  const query = fold(text);
  const tolerant = { fuzziness: 'AUTO', prefix_length: 1, operator: 'and' } as const;
  return {
    dis_max: {
      tie_breaker: 0.1,
      queries: [
        { term: { 'nameFolded.exact': { value: query, boost: 10 } } },
        { match_phrase_prefix: { nameFolded: { query, boost: 4 } } },
        { match_bool_prefix: { nameFolded: { query, boost: 2, ...tolerant } } },
        { multi_match: { query, fields: ['nameFolded', 'nameFolded.glued'], ...tolerant } },
        { match_bool_prefix: { wordsFolded: { query, operator: 'and' } } },
      ],
    },
  };
}
