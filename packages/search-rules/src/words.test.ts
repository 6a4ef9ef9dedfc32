import { expect, it } from 'vitest';
import { wordsOf } from './words.js';

it.each([
  ['Crème Pools', ['creme', 'pool']],
  ['O’Brien & Sons', ['obrien', 'and', 'son']],
  ['Aqua-Tech Companies', ['aqua', 'tech', 'company']],
  ['Glass  Spas, St. Louis', ['glass', 'spa', 'st', 'loui']],
  ['gas plus', ['gas', 'plus']],
  ['!!!', []],
])('takes %s for the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
