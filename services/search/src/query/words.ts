import type { estypes } from '@elastic/elasticsearch';
import { readingsOf, relevance } from '@poolpros/search-rules/words';

type Query = estypes.QueryDslQueryContainer;

/** Finds listings by words and scores them by the tiers of `relevance`: what `relevanceOf` says of one listing. */
export function wordsQuery(words: readonly string[]): Query {
  if (words.length === 0) return { match_none: {} };
  return { dis_max: { queries: readingsOf(words).flatMap(tiersOf) } };
}

function tiersOf(reading: string[]): Query[] {
  const phrase = reading.join(' ');
  const isLast = (index: number) => index === reading.length - 1;
  const allIn = (field: 'nameWords' | 'words'): Query => ({
    bool: { filter: reading.map((word, index) => wordIn(field, word, isLast(index))) },
  });
  const allClose: Query = { bool: { filter: reading.map((word, index) => closeWord(word, isLast(index))) } };
  return [
    tier(relevance.name, { term: { nameKey: phrase } }),
    tier(relevance.nameStart, { prefix: { nameKey: phrase } }),
    tier(relevance.nameWords, allIn('nameWords')),
    tier(relevance.words, allIn('words')),
    tier(relevance.close, allClose),
  ];
}

const tier = (boost: number, filter: Query): Query => ({ constant_score: { filter, boost } });

const wordIn = (field: string, word: string, unfinished: boolean): Query =>
  unfinished ? { prefix: { [field]: word } } : { term: { [field]: word } };

function closeWord(word: string, unfinished: boolean): Query {
  // Every close word counts, not only the fifty most frequent ones.
  const fuzzy = { value: word, fuzziness: 'AUTO', prefix_length: 1, transpositions: true, rewrite: 'constant_score' };
  return { bool: { should: [wordIn('words', word, unfinished), { fuzzy: { words: fuzzy } }] } };
}
