import type { estypes } from '@elastic/elasticsearch';
import type { TypedWords } from '@poolpros/search-rules/typed-words';
import { allowedEdits, isFuzzyWord } from '@poolpros/search-rules/typos';
import type { Hits } from '../found-json.js';
import type { FuzzyWords } from './words.js';

// Hardly any word has more variants, and Elasticsearch keeps the closest.
const mostMatches = 1000;
/**
 * Above 1 it is a number of listings instead of a share: words that nearly all listings have are looked up like any
 * other.
 */
const anyFrequency = 2 ** 31 - 1;

const typedIn = (texts: readonly TypedWords[]): string[] => [
  ...new Set(texts.flatMap(({ words }) => words.map(({ word }) => word))),
];

/**
 * Requests the stored words that match typed ones with typos; null if no typo is allowed. A fuzzy query would find the
 * same listings, but it looks up the words for each segment of the index again, and takes megabytes of the engine's
 * memory for each of them.
 */
export function fuzzyWordsSearch(
  field: 'nameWords' | 'words',
  texts: readonly TypedWords[],
): estypes.SearchSearchRequestBody | null {
  const lookups = typedIn(texts)
    .filter((word) => allowedEdits(word) > 0)
    .map((word, index): [string, estypes.SearchFieldSuggester] => [
      String(index),
      {
        text: word,
        term: {
          field,
          analyzer: 'keyword',
          max_edits: allowedEdits(word),
          prefix_length: 1,
          min_word_length: 1,
          suggest_mode: 'always',
          max_term_freq: anyFrequency,
          size: mostMatches,
          shard_size: mostMatches,
        },
      },
    ]);
  return lookups.length > 0 ? { size: 0, track_total_hits: false, suggest: Object.fromEntries(lookups) } : null;
}

/** The words in such a response. */
export function fuzzyWordsOf({ suggest }: Pick<Hits, 'suggest'>): FuzzyWords {
  const found = Object.values(suggest ?? {}).flatMap(([entry]) => (entry ? [entry] : []));
  return new Map(
    found.map(({ text, options }) => [
      text,
      [options].flat().flatMap(({ text: stored }) => (stored && isFuzzyWord(text, stored) ? [stored] : [])),
    ]),
  );
}
