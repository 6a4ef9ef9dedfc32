import { loadPlaces } from '@poolpros/places/load';
import { namedPlaces } from '@poolpros/places/named-places';
import { resolvePlace } from '@poolpros/places/resolve';
import { describe, expect, test } from 'vitest';
import { isFuzzyPrefix } from './place-names.js';
import { createPlaceSuggestions } from './places.js';

const places = loadPlaces();
const suggest = createPlaceSuggestions(places);
const labels = (text: string): string[] => suggest(text).map(({ label }) => label);

test.each([
  {
    text: 'austi',
    first: ['Austin, Texas', 'Greater Austin', 'Austintown, Ohio'],
    why: 'the most populous come first',
  },
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
  { text: 'n las v', first: ['North Las Vegas, Nevada'], why: 'N is north' },
  { text: 'nyc', first: ['New York, New York'], why: 'cities have short names' },
  { text: 'harris cou', first: ['Harris County, Texas'], why: 'a county is a place' },
  { text: 'los ang', first: ['Los Angeles, California', 'Greater Los Angeles'], why: 'a city comes before its region' },
  { text: 'twin ci', first: ['Twin Cities'], why: 'a region is a place' },
  { text: 'lax', first: ['Los Angeles International Airport, California'], why: 'an airport has a code' },
  { text: 'disneyl', first: ['Disneyland (Anaheim), California'], why: 'a landmark is in a city' },
  { text: 'south beach m', first: ['South Beach (Miami Beach), Florida'], why: 'a neighborhood names its city' },
  { text: 'kingwood t', first: ['Kingwood, Texas'], why: 'a post office may serve what is no city' },
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

test.each(['', '  ', '?', '11', '99999', 'zzzz', 'hot tub', 'crystal blue pools', '泳池'])(
  'has no place for %j',
  (text) => expect(suggest(text)).toEqual([]),
);

test('leads to the place that its label names, and never to another state', () => {
  const begun = [...namedPlaces(places)].filter((_, index) => index % 40 === 0).map(([[name = '']]) => name);
  const offered = new Map(begun.flatMap(suggest).map((suggestion) => [suggestion.label, suggestion]));
  expect(offered.size).toBeGreaterThan(1500);
  const others = [...offered.values()].flatMap(({ label, kind, state, city }) => {
    const slugs = city || kind === 'state' ? { state, city } : {};
    const { description } = resolvePlace(places, { location: label, ...slugs });
    return description?.location === label ? [] : [{ label, state, found: description }];
  });
  // What the post office calls a place may be a neighborhood or a region of the same name.
  expect(others.length).toBeLessThan(offered.size / 100);
  expect(others.filter(({ state, found }) => found !== null && found.state !== '' && found.state !== state)).toEqual(
    [],
  );
});

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
