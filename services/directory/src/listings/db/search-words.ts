import type { Matching } from '@poolpros/search-rules/matching';
import { type TypedWord, type TypedWords, type Variant, wordWeights } from '@poolpros/search-rules/typed-words';
import { allowedEdits, isFuzzyWord } from '@poolpros/search-rules/typos';

/** The mark of a stored word that comes from a name; no other word has this character. */
export const nameWord = (word: string): string => `=${word}`;

/** The words of a search in the terms of Postgres; conditions are `tsquery` texts. */
export interface WordConditions {
  /** All matches. */
  matching: string;
  /** Matches by name, the best way last. */
  names?: { inName: string; phrases: string[] };
  /** Of the matches, only those count whose words weigh most together. */
  weights?: { has: string; weight: number }[];
}

// A swap of two neighbors is one typo but two edits to Levenshtein, so fetch up to twice the edits and check them
// afterward.
const lookUp = `
  select word, fuzzy
  from unnest($1::text[], $2::integer[]) as typed (word, errors),
  lateral (
    select coalesce(array_agg(stored.word), '{}') as fuzzy from search_words stored
    where left(stored.word, 1) = left(typed.word, 1)
      and char_length(stored.word) between char_length(typed.word) - errors and char_length(typed.word) + errors
      and levenshtein_less_equal(stored.word, typed.word, 2 * errors) <= 2 * errors) matches`;

/** A prefix is replaced by the stored words that begin with it, unless there are more of them. */
const mostOfPrefix = 32;

// Words are compared by bytes, so those with a prefix end before the prefix followed by the last character.
const storedLookUp = `
  select word, prefix, array(select stored.word from search_words stored
    where stored.word >= typed.word and stored.word <= typed.word || case when prefix then chr(1114111) else '' end
    order by 1 limit ${mostOfPrefix + 1}) as stored
  from unnest($1::text[], $2::boolean[]) as typed (word, prefix)`;

/** Runs a statement and returns its rows. */
export type Query = <T>(text: string, values: unknown[]) => Promise<T[]>;

/**
 * Typed words with only those variants that are stored: most texts contain a typo, and a word that is not stored
 * matches nothing. The index of words collects all matches of a prefix before it looks at the other words, so a prefix
 * of a common word is as slow as a search for that word.
 */
export async function storedVariants(query: Query, { phrases, words }: TypedWords): Promise<TypedWords> {
  const typed = words.flatMap(({ variants }) => variants);
  const rows = await query<Variant & { stored: string[] }>(storedLookUp, [
    typed.map(({ word }) => word),
    typed.map(({ prefix }) => prefix),
  ]);
  const storedOf = (variant: Variant): Variant[] => {
    const { stored = [] } = rows.find(({ word, prefix }) => word === variant.word && prefix === variant.prefix) ?? {};
    return stored.length > mostOfPrefix ? [variant] : stored.map((word) => ({ word, prefix: false }));
  };
  return { phrases, words: words.map((word) => ({ ...word, variants: word.variants.flatMap(storedOf) })) };
}

/**
 * The query variants of typed words, to try in turn until one finds a listing; empty if none can match. The words are
 * those of `storedVariants`.
 */
export async function wordConditions(query: Query, typed: TypedWords, matching: Matching): Promise<WordConditions[]> {
  switch (matching) {
    case 'exact':
      return exactConditions(typed);
    case 'fuzzy':
      return allOf(typed.words, { fuzzy: await fuzzyWords(query, typed) }).map((all) => ({ matching: all }));
    case 'partial':
      return partialConditions(typed);
  }
}

const exactConditions = ({ phrases, words }: TypedWords): WordConditions[] =>
  allOf(words).flatMap((matching) =>
    allOf(words, { write: nameWord }).map((inName) => ({ matching, names: { inName, phrases } })),
  );

/**
 * A word outweighs all trade words together, so listings with two such words come first, then those with one. In a
 * nationwide search one such word may be that of a large state, and weighing all of its listings is slow. So words that
 * all or none of them have are left out.
 */
function partialConditions({ words }: TypedWords): WordConditions[] {
  const others = words.filter(({ weight }) => weight === wordWeights.other);
  const ofTrade = mostOf(words.filter(({ weight }) => weight === wordWeights.trade));
  return [
    ...twoOf(others).map((matching) => ({ matching, weights: weightsOf(words) })),
    ...anyOf(others).flatMap((one) => [
      ...ofTrade.map(({ matching, ...rest }) => ({ matching: `(${one}) & (${matching})`, ...rest })),
      { matching: one },
    ]),
    ...ofTrade,
  ];
}

/** The largest number of words of equal weight that match: all of them, all but one, two or more, or one. */
function mostOf(words: readonly TypedWord[]): WordConditions[] {
  const but = words.map((word) => words.filter((each) => each !== word));
  return [
    ...allOf(words).map((matching) => ({ matching })),
    ...(words.length > 2 ? either(but.flatMap((most) => allOf(most))).map((matching) => ({ matching })) : []),
    ...(words.length > 3 ? twoOf(words).map((matching) => ({ matching, weights: weightsOf(words) })) : []),
    ...(words.length > 1 ? anyOf(words).map((matching) => ({ matching })) : []),
  ];
}

const weightsOf = (words: readonly TypedWord[]): { has: string; weight: number }[] =>
  words.flatMap((word) => (word.weight > 0 ? anyOf([word]).map((has) => ({ has, weight: word.weight })) : []));

async function fuzzyWords(query: Query, { words }: TypedWords): Promise<Map<string, string[]>> {
  const typed = [...new Set(words.map(({ word }) => word))].filter((word) => allowedEdits(word) > 0);
  const rows = await query<{ word: string; fuzzy: string[] }>(lookUp, [typed, typed.map(allowedEdits)]);
  return new Map(rows.map(({ word, fuzzy }) => [word, fuzzy.filter((stored) => isFuzzyWord(word, stored))]));
}

interface Writing {
  /** How words are stored. */
  write?: (word: string) => string;
  /** Stored words that match typed ones with typos. */
  fuzzy?: ReadonlyMap<string, readonly string[]>;
}

/** The condition that all words match; null without words or if no listing has one of them. */
function allOf(words: readonly TypedWord[], writing: Writing = {}): string[] {
  const each = words.map((word) => waysToHave(word, writing));
  const isPossible = each.length > 0 && each.every((ways) => ways.length > 0);
  return isPossible ? [each.map((ways) => `(${ways.join(' | ')})`).join(' & ')] : [];
}

/** The condition that one of the words matches; null if no listing has any. */
const anyOf = (words: readonly TypedWord[]): string[] => either(words.flatMap((word) => waysToHave(word, {})));

/**
 * The condition that two of the words match: one in each half of them, or two in one half. Empty if that is impossible.
 */
function twoOf(words: readonly TypedWord[]): string[] {
  if (words.length < 2) return [];
  const middle = Math.ceil(words.length / 2);
  const halves = [words.slice(0, middle), words.slice(middle)];
  const [left = [], right = []] = halves.map(anyOf);
  const apart = left.flatMap((one) => right.map((other) => `(${one}) & (${other})`));
  return either([...apart, ...halves.flatMap(twoOf)]);
}

/** The condition that one of the conditions is met; none if there are none. */
const either = (conditions: readonly string[]): string[] =>
  conditions.length > 0 ? [conditions.map((each) => `(${each})`).join(' | ')] : [];

// Stored words contain only letters, digits and our own mark, so the quotes need no escape.
function waysToHave({ word: typed, variants }: TypedWord, { write = (word) => word, fuzzy }: Writing): string[] {
  const lexeme = ({ word, prefix }: Variant): string => `'${write(word)}'${prefix ? ':*' : ''}`;
  return [...variants.map(lexeme), ...(fuzzy?.get(typed) ?? []).map((word) => lexeme({ word, prefix: false }))];
}
