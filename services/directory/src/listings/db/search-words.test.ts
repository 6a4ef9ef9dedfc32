import { typedWords } from '@poolpros/search-rules/typed-words';
import { expect, it } from 'vitest';
import { type Query, storedVariants, wordConditions } from './search-words.js';

/** The result of the word lookup in a table with these words. */
const storing =
  (...stored: string[]): Query =>
  async <T>(_text: string, [words, prefixes]: unknown[]) =>
    (words as string[]).map((word, index) => {
      const prefix = (prefixes as boolean[])[index];
      return { word, prefix, stored: stored.filter((each) => (prefix ? each.startsWith(word) : each === word)) };
    }) as T[];

const many = Array.from({ length: 40 }, (_, index) => `pool${index}`);

async function exactly(text: string, query: Query): Promise<string[]> {
  const words = await storedVariants(query, typedWords(text));
  return (await wordConditions(query, words, 'exact')).map(({ matching }) => matching);
}

it('looks for the variants that are stored', async () => {
  expect(await exactly('blue pools', storing('blue', 'pool', 'poolside'))).toEqual([
    "('blue') & ('pool' | 'poolside')",
  ]);
});

it('looks for nobody when no variant of a word is stored', async () => {
  expect(await exactly('bleu pools', storing('blue', 'pool'))).toEqual([]);
});

it('leaves a prefix of many words to the index', async () => {
  expect(await exactly('blue pool', storing('blue', 'pool', ...many))).toEqual(["('blue') & ('pool':*)"]);
});

it('counts only stored words where the most of them are looked for', async () => {
  const query = storing('blue', 'lagoon', 'pool');
  const words = await storedVariants(query, typedWords('blue lagoon pols'));
  expect((await wordConditions(query, words, 'partial')).map(({ matching }) => matching)).toEqual([
    "(((('blue')) & (('lagoon'))))",
    "('blue') | ('lagoon')",
  ]);
});
