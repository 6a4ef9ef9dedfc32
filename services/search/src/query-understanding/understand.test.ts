import { services, serviceTypeKeys } from '@poolpros/contracts/catalogue';
import { understoodSchema } from '@poolpros/contracts/http/one-box';

import { notCovered, unservedRegions } from '@poolpros/contracts/unserved-regions';
import { locationMistake } from '@poolpros/contracts/zip-advice';

import { loadPlaces } from '@poolpros/places/load';
import { placeNames } from '@poolpros/places/place-names';
import { resolvePlace } from '@poolpros/places/resolve';
import { createRandom } from '@poolpros/seed-data/random';
import { describe, expect, test } from 'vitest';
import { town } from './confidence.js';
import { figures } from './testing/figures.js';
import { names } from './testing/names.js';
import { offers } from './testing/offers.js';
import { places as placeRows } from './testing/places.js';
import { only } from './testing/understood.js';
import { understand } from './understand.js';
import { citiesLikeNames } from './vocabulary/firm-names.js';

const places = loadPlaces();
// Reading the names takes longer than a test may on a busy machine.
placeNames(places);
const rows = [...placeRows, ...figures, ...offers, ...names];

describe('finds places in every way people write them', () => {
  test.each(placeRows)('%j', (typed, becomes) => expect(understand(places, typed)).toEqual(only(becomes)));
});

describe('reads ZIPs, distances, ratings and "near me" as figures', () => {
  test.each(figures)('%j', (typed, becomes) => expect(understand(places, typed)).toEqual(only(becomes)));
});

describe('finds services and kinds of pool by everyday words', () => {
  test.each(offers)('%j', (typed, becomes) => expect(understand(places, typed)).toEqual(only(becomes)));
});

describe('leaves words that may be the name of a firm', () => {
  test.each(names)('%j', (typed, becomes) => expect(understand(places, typed)).toEqual(only(becomes)));
});

test('the tables reach every service and every service type', () => {
  const reached = rows.map(([, becomes]) => becomes);
  expect(new Set(reached.flatMap((understood) => understood.services ?? []))).toEqual(new Set(services));
  expect(new Set(reached.map(({ serviceType }) => serviceType ?? 'all'))).toEqual(new Set(serviceTypeKeys));
});

test('every city that is like a name would be taken for the city, or asked about, otherwise', () => {
  const people = (name: string) => places.citiesNamed(name)[0]?.population ?? 0;
  expect([...citiesLikeNames].filter((name) => people(name) < town)).toEqual([]);
});

test('a place that is understood is one that the search resolves', () => {
  for (const [typed, { location }] of rows)
    if (location)
      expect(['point', 'points', 'state', 'counties', 'choices'], typed).toContain(
        resolvePlace(places, understand(places, typed)).kind,
      );
});

test.each(unservedRegions)(
  '$label is understood as a place, of which the search says that it is not covered',
  (region) => {
    const { label, zips } = region;
    const zip = zips[0]?.padEnd(5, '0') ?? '';
    for (const [typed, location] of [
      [`pool repair in ${label}`, label],
      [`pool repair ${zip}`, zip],
      [zip, zip],
    ] as const) {
      expect(understand(places, typed).location).toBe(location);
      expect(locationMistake(location)).toBe(notCovered(region));
    }
  },
);

const words = rows.flatMap(([typed]) => typed.split(' '));

/** Words of the tables in any order, mixed with characters of any script. */
function randomText(random: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const anySign = (): string => String.fromCodePoint(Math.floor(random() * 0xd800));
  const word = (): string => (random() < 0.1 ? anySign() + anySign() : (pick(words) ?? ''));
  return Array.from({ length: Math.floor(random() * 14) }, word).join(pick([' ', ' ', ' ', ', ', '']));
}

function expectSound(typed: string): void {
  const understood = understand(places, typed);
  expect(understoodSchema.omit({ understood: true, choices: true }).safeParse(understood).error, typed).toBeUndefined();
  expect(understand(places, understood.q), typed).toEqual(only({ q: understood.q }));
}

test('whatever is typed, the answer keeps the contract, and its words are understood as themselves', () => {
  const random = createRandom(4).next;
  for (const [typed] of rows) expectSound(typed);
  for (let round = 0; round < 500; round++) expectSound(randomText(random));
});

test.each([
  ['spaces', ' '.repeat(5_000)],
  ['one long word', 'a'.repeat(10_000)],
  ['many places', 'pool repair in austin la '.repeat(200)],
  ['many unknown words', 'blue lagoon '.repeat(200)],
  ['many digits', '9'.repeat(5_000)],
  ['lone surrogates', '\ud800 pool \udfff'],
  ['control signs', 'pool\u0000repair\u202e'],
])('understands %s as it understands the words left of it', (_, typed) => expectSound(typed));
