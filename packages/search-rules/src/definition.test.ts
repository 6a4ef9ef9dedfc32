import { services } from '@poolpros/contracts/catalogue';
import { reach } from '@poolpros/contracts/reach';
import { expect, test } from 'vitest';
import { definitionHash, freshnessOf } from './definition.js';
import { rankScore } from './ranking.js';
import { searchedWords } from './words.js';

const own = { number: 2, hash: 'b' };

test.each([
  [{ number: 2, hash: 'b' }, 'current'],
  [{ number: 1, hash: 'a' }, 'older'],
  [{ number: 2, hash: 'a' }, 'older'],
  [{ number: 3, hash: 'a' }, 'newer'],
  [{}, 'older'],
  [null, 'older'],
] as const)('what carries %j is %s', (stored, freshness) => {
  expect(freshnessOf(stored, own)).toBe(freshness);
});

test('the hash is the same for what makes the same, and another for another shape', () => {
  expect(definitionHash({ a: 1 }, ({ name }) => name)).toBe(definitionHash({ a: 1 }, (snapshot) => snapshot.name));
  expect(definitionHash({ a: 1 }, () => 0)).not.toBe(definitionHash({ a: 2 }, () => 0));
});

const replaced = (from: RegExp, to: string) => (words: string[]) => words.map((word) => word.replace(from, to));

test.each<[string, (words: string[]) => string[]]>([
  ['plurals', replaced(/pool$/, 'pools')],
  ['shingles', replaced(/^aquatech$/, 'aqua')],
  ['accents', replaced(/creme/, 'crème')],
])('the samples notice another rule of %s', (_rule, change) => {
  const words = (turn: (list: string[]) => string[]) =>
    definitionHash(null, (snapshot) => turn(searchedWords(snapshot).words));
  expect(words(change)).not.toBe(words((list) => list));
});

test.each<[string, typeof rankScore]>([
  ['the weight of reviews', (rating) => rating ?? 0],
  ['no rating', (rating, ...others) => (rating === null ? 1 : rankScore(rating, ...others))],
  ['the step of replies', (rating, reviewCount) => rankScore(rating, reviewCount, null)],
])('the samples notice another ranking: %s', (_rule, change) => {
  const ranks = (rank: typeof change) =>
    definitionHash(null, ({ rating, reviewCount, responseMinutes = null }) =>
      rank(rating, reviewCount, responseMinutes),
    );
  expect(ranks(change)).not.toBe(ranks(rankScore));
});

test.each<[string, (miles: number) => number]>([
  ['the farthest', (miles) => (miles === 150 ? 100 : miles)],
  ['none', (miles) => Math.max(miles, 5)],
  ['any other', (miles) => (miles === 25 ? 26 : miles)],
])('the samples notice another reach: %s', (_rule, change) => {
  const reaches = (turn: typeof change) => definitionHash(null, (snapshot) => turn(reach(snapshot)));
  expect(reaches(change)).not.toBe(reaches((miles) => miles));
});

test('the samples notice values of the catalogue that change their places', () => {
  const places = (order: readonly string[]) =>
    definitionHash(null, (snapshot) => snapshot.services.map((service) => order.indexOf(service)));
  const [first = '', second = '', ...others] = services;
  expect(places([second, first, ...others])).not.toBe(places(services));
});
