import type { estypes } from '@elastic/elasticsearch';
import { relevance } from '@poolpros/search-rules/matching';
import { countsIn, type TypedWord, type TypedWords } from '@poolpros/search-rules/typed-words';

type Query = estypes.QueryDslQueryContainer;
type Field = 'nameWords' | 'words';

/** The word clauses of a query. */
export interface WordClauses {
  bool: Pick<estypes.QueryDslBoolQuery, 'must' | 'should'> & { filter: Query[] };
}

/** Stored words that match typed ones with typos. */
export type FuzzyWords = ReadonlyMap<string, readonly string[]>;
const noFuzzyWords: FuzzyWords = new Map();

/** Matches listings that have all words as typed. Names score by `relevance`, everything else less. */
export const exactClauses = (typed: TypedWords): WordClauses => ({
  bool: { filter: [allIn('words', typed)], should: [{ dis_max: { queries: nameTiers(typed) } }] },
});

/** Matches listings that have all words with typos allowed. */
export const fuzzyClauses = (typed: TypedWords, fuzzy: FuzzyWords): WordClauses => ({
  bool: { filter: [allIn('words', typed, fuzzy)] },
});

/** Scores listings by the total weight of the typed words that they have; words without weight match none. */
export const weightClauses = ({ words }: TypedWords): WordClauses => ({
  bool: {
    filter: [],
    must: [anyOf(words.filter(({ weight }) => weight > 0).map((word) => tier(word.weight, wordIn('words', word))))],
  },
});

/**
 * Matches listings whose words, as typed, weigh `best` together, if none has more. The engine skips those with too few
 * of the words; scoring each one with any of them takes longer.
 */
export const partialClauses = ({ words }: TypedWords, best: number): WordClauses => ({
  bool: {
    filter: countsIn(best).flatMap(({ weight, count }) => {
      const should = words.filter((word) => word.weight === weight).map((word) => wordIn('words', word));
      return count === 0 ? [] : [{ bool: { should, minimum_should_match: count } }];
    }),
  },
});

/** Matches names as typed, scored by `relevance`. */
export const nameQuery = (typed: TypedWords): Query =>
  typed.words.length === 0 ? matchNone : { dis_max: { queries: nameTiers(typed) } };

/** Matches names that have all words with typos allowed. */
export const fuzzyNameQuery = (typed: TypedWords, fuzzy: FuzzyWords): Query => allIn('nameWords', typed, fuzzy);

const matchNone: Query = { match_none: {} };

const nameTiers = (typed: TypedWords): Query[] => [
  tier(relevance.name, { terms: { nameKey: typed.phrases } }),
  tier(relevance.nameStart, anyOf(typed.phrases.map((phrase) => ({ prefix: { nameKey: phrase } })))),
  tier(relevance.nameWords, allIn('nameWords', typed)),
];

const tier = (boost: number, filter: Query): Query => ({ constant_score: { filter, boost } });

const allIn = (field: Field, { words }: TypedWords, fuzzy = noFuzzyWords): Query =>
  words.length === 0 ? matchNone : { bool: { filter: words.map((word) => wordIn(field, word, fuzzy)) } };

function wordIn(field: Field, { word: typed, variants }: TypedWord, fuzzy = noFuzzyWords): Query {
  const others = fuzzy.get(typed) ?? [];
  return anyOf([
    ...variants.map(({ word, prefix }) => (prefix ? { prefix: { [field]: word } } : { term: { [field]: word } })),
    ...(others.length > 0 ? [{ terms: { [field]: [...others] } }] : []),
  ]);
}

function anyOf(queries: Query[]): Query {
  const [first, ...others] = queries;
  if (!first) return matchNone;
  return others.length === 0 ? first : { bool: { should: queries } };
}
