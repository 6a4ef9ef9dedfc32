import type { estypes } from '@elastic/elasticsearch';
import { readingsOf, relevance } from '@poolpros/search-rules/words';

type Query = estypes.QueryDslQueryContainer;

/** Finds listings by words and scores them by the tiers of `relevance`: what `relevanceOf` says of one listing. */
export function wordsQuery(words: readonly string[]): Query {
  if (words.length === 0) return { match_none: {} };
  const tiersOf = (reading: string[]): Query[] => [
    ...nameTiers(reading),
    tier(relevance.words, allIn('words', reading)),
    tier(relevance.close, allCloseIn('words', reading)),
  ];
  return { dis_max: { queries: readingsOf(words).flatMap(tiersOf) } };
}

/** The same by name alone, as it is written. */
export function nameQuery(words: readonly string[]): Query {
  if (words.length === 0) return { match_none: {} };
  return { dis_max: { queries: readingsOf(words).flatMap(nameTiers) } };
}

/** Names that hold the words but for typing errors. Each word costs the engine about as much as a whole `nameQuery`. */
export function closeNameQuery(words: readonly string[]): Query {
  return words.length === 0 ? { match_none: {} } : allCloseIn('nameWords', words);
}

function nameTiers(reading: string[]): Query[] {
  const phrase = reading.join(' ');
  return [
    tier(relevance.name, { term: { nameKey: phrase } }),
    tier(relevance.nameStart, { prefix: { nameKey: phrase } }),
    tier(relevance.nameWords, allIn('nameWords', reading)),
  ];
}

const tier = (boost: number, filter: Query): Query => ({ constant_score: { filter, boost } });

type Field = 'nameWords' | 'words';

/** All words, the last of which may be unfinished. */
const all = (reading: readonly string[], query: (word: string, unfinished: boolean) => Query): Query => ({
  bool: { filter: reading.map((word, index) => query(word, index === reading.length - 1)) },
});
const allIn = (field: Field, reading: string[]): Query => all(reading, (...word) => wordIn(field, ...word));
const allCloseIn = (field: Field, reading: readonly string[]): Query =>
  all(reading, (...word) => closeWordIn(field, ...word));

const wordIn = (field: Field, word: string, unfinished: boolean): Query =>
  unfinished ? { prefix: { [field]: word } } : { term: { [field]: word } };

function closeWordIn(field: Field, word: string, unfinished: boolean): Query {
  // Every close word counts, not only the fifty most frequent ones. `constant_score` would find them too, but work out anew
  // for each segment which words are close.
  const rewrite = 'constant_score_boolean';
  const fuzzy = { value: word, fuzziness: 'AUTO', prefix_length: 1, transpositions: true, rewrite };
  return { bool: { should: [wordIn(field, word, unfinished), { fuzzy: { [field]: fuzzy } }] } };
}
