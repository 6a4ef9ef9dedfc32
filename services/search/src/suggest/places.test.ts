import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, test } from 'vitest';
import { isFuzzyPrefix } from './place-names.js';
import { createPlaceSuggestions } from './places.js';

const suggest = createPlaceSuggestions(loadPlaces());
const labels = (text: string): string[] => suggest(text).map(({ label }) => label);

test.each([
  { text: 'aus', first: ['Austin, Texas', 'Austintown, Ohio'], why: 'the most populous come first' },
  { text: 'AUSTIN, T', first: ['Austin, Texas'], why: 'the state may be begun behind the city' },
  { text: 'austin tx', first: ['Austin, Texas'], why: 'the state may be a code' },
  { text: 'st lou', first: ['St. Louis, Missouri'], why: 'St. and Saint are one' },
  { text: 'saint lou', first: ['St. Louis, Missouri'], why: 'St. and Saint are one' },
  { text: 'espa', first: ['Española, New Mexico'], why: 'accents do not matter' },
  { text: 'tex', first: ['Texas'], why: 'a state is a place' },
  { text: 'tx', first: ['Texas'], why: 'a state has a code' },
  { text: 'hot tub repair scotts', first: ['Scottsdale, Arizona'], why: 'a place may end a phrase' },
  { text: 'pool repair new yo', first: ['New York', 'New York, New York'], why: 'a place may have several words' },
  { text: 'scotsdale', first: ['Scottsdale, Arizona'], why: 'a letter may be missing' },
  { text: 'pheonix', first: ['Phoenix, Arizona'], why: 'letters may be swapped' },
])('suggests $first for $text, because $why', ({ text, first }) => {
  expect(labels(text).slice(0, first.length)).toEqual(first);
});

test('suggests ZIPs by their first digits', () => {
  expect(suggest('787')).toHaveLength(5);
  expect(suggest('pool repair 78704')).toEqual([
    { kind: 'zip', label: '78704', detail: 'Austin, TX', state: 'texas', city: '' },
  ]);
  expect(suggest('20001')[0]).toMatchObject({ detail: 'Washington, DC', state: 'district-of-columbia' });
});

test.each(['', '  ', '?', '12', '99999', 'zzzz', 'hot tub', 'crystal blue pools', '泳池'])(
  'has no place for %j',
  (text) => expect(suggest(text)).toEqual([]),
);

test('names the county where the label does not', () => {
  expect(suggest('austin texas')).toEqual([
    { kind: 'city', label: 'Austin, Texas', detail: 'Travis County', state: 'texas', city: 'austin' },
  ]);
});

test('never suggests more than five, nor one twice', () => {
  for (const text of ['a', 's', 'new', 'spring', 'san ']) {
    expect(labels(text)).toHaveLength(5);
    expect(new Set(labels(text)).size).toBe(5);
  }
});

describe('a text almost starts with', () => {
  test.each([
    ['phoenix', 'pheonix', 'two letters swapped'],
    ['phoenix', 'phoenxi', 'the last two swapped'],
    ['phoenix', 'phenix', 'a letter left out'],
    ['phoenix', 'phooenix', 'a letter added'],
    ['phoenix', 'phuen', 'a letter changed'],
    ['phoenix', 'phoen', 'nothing wrong'],
  ])('%s: %s, %s', (text, typed) => expect(isFuzzyPrefix(text, typed)).toBe(true));

  test.each([
    ['phoenix', 'fhoenix', 'another first letter'],
    ['phoenix', 'pheunix', 'two wrong letters'],
    ['phoenix', 'phoenixville', 'much more'],
    ['phoenix', '', 'nothing'],
  ])('not %s: %s, %s', (text, typed) => expect(isFuzzyPrefix(text, typed)).toBe(false));
});
