import { expect, it } from 'vitest';
import { matching } from './help-search.js';

const texts = new Map([
  ['erase', 'How do I have my data erased? Delete or correct personal data.'],
  ['cookies', 'Do you use cookies? Not for visitors.'],
  ['review', 'How do I review a business? Reviews are public after a link was used.'],
]);
const found = (typed: string) => {
  const ids = matching(texts, typed);
  return ids && [...ids];
};

it.each([
  ['cookies', ['cookies']],
  ['COOK', ['cookies']],
  ['how do I delete my data?', ['erase']],
  ['reviewing', ['review']],
  ['erasing cookies', ['erase', 'cookies']],
  ['personal review data', ['erase']],
  ['helicopter', []],
])('finds for “%s” those that have the most of its words', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

it.each(['', '  ', 'how do I'])('searches for nothing in “%s”', (typed) => {
  expect(found(typed)).toBeNull();
});
