import { expect, test } from 'vitest';
import { searchText, wordsOf } from './words.js';

test.each([
  ["O'Brien & Söhne", ['obrien', 'and', 'sohne']],
  ['Aqua-Tech 24/7', ['aqua', 'tech', '24', '7']],
  ['100%_sure', ['100', 'sure']],
  ['!!!', []],
])('splits %s into folded words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('every word of the searched text follows a space', () => {
  expect(searchText({ name: 'Hill Pools', city: 'St. Louis', services: ['Pool Repair'] })).toBe(
    ' hill pools st louis pool repair',
  );
});
