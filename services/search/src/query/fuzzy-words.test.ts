import { typedWords } from '@poolpros/search-rules/typed-words';
import { expect, test } from 'vitest';
import { fuzzyWordsOf, fuzzyWordsSearch } from './fuzzy-words.js';

test('looks each word up once that may hold a typo', () => {
  const { suggest, size } = fuzzyWordsSearch('words', [typedWords('of blue lagoons'), typedWords('lagoons tx')]) ?? {};
  expect(size).toBe(0);
  expect(Object.values(suggest ?? {})).toEqual([
    { text: 'blue', term: expect.objectContaining({ field: 'words', max_edits: 1, prefix_length: 1 }) },
    { text: 'lagoon', term: expect.objectContaining({ field: 'words', max_edits: 2, prefix_length: 1 }) },
  ]);
});

test('asks for nothing where no typing error is forgiven', () => {
  expect(fuzzyWordsSearch('words', [typedWords('tx'), typedWords('x'.repeat(200))])).toBeNull();
});

test('takes of what the engine offers the words that the rule forgives', () => {
  const option = (text: string) => ({ text, score: 1, freq: 1 });
  const found = fuzzyWordsOf({
    suggest: {
      0: [{ text: 'lagon', offset: 0, length: 5, options: [option('lagoon'), option('dragon'), option('lagoons')] }],
      1: [{ text: 'blu', offset: 0, length: 3, options: [] }],
    },
  });
  expect([...found]).toEqual([
    ['lagon', ['lagoon']],
    ['blu', []],
  ]);
});

test('finds nothing where nothing was asked for', () => {
  expect(fuzzyWordsOf({}).size).toBe(0);
});
