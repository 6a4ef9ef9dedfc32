import { loadPlaces } from '@poolpros/places/load';
import { resolvePlace } from '@poolpros/places/resolve';
import { stateForms, typedCities } from '@poolpros/places/testing/slipped-names';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, test } from 'vitest';
import { understand } from './understand.js';

const { next: random } = createRandom(45);
const places = loadPlaces();
const zips = places.zipRange('00000', '99999');
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Every city with its state in one of the forms, and one to four digits of a ZIP of the state. */
const texts = places.states.flatMap((state) => {
  const ofState = zips.filter(({ stateCode }) => stateCode === state.code);
  return typedCities(places)
    .filter(({ stateSlug }) => stateSlug === state.slug)
    .map(({ name }) => ({
      place: pick(stateForms)(name, state),
      digits: pick(ofState).zip.slice(0, 1 + Math.floor(random() * 4)),
    }));
});

test('of a city and state, a ZIP that is not finished changes nothing', () => {
  const found = (location: string) => {
    const { description, words, kind } = resolvePlace(places, { location });
    return JSON.stringify({ label: description?.label, words, kind });
  };
  const changed = texts.filter(({ place, digits }) => found(`${place} ${digits}`) !== found(place));
  expect(changed).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['a service', 'pool repair '],
  ["a company's name", 'Blue Lagoon Pools '],
  ['an address', '741 Main Street, '],
  ['a service and an address', 'pool repair 741 Main Street, '],
  ["a company's name and address", 'Blue Lagoon Pools, 741 Main Street, '],
])(
  'in the box after %s it changes nothing either',
  (_, before) => {
    const changed = Array.from({ length: 150 }, () => pick(texts)).filter(({ place, digits }) => {
      const [typed, finished] = [`${before}${place} ${digits}`, `${before}${place}`].map((text) =>
        understand(places, text),
      );
      return JSON.stringify(typed) !== JSON.stringify(finished);
    });
    expect(changed).toEqual([]);
  },
  120_000,
);

test.each([
  'Blue Lagoon Pools, 741 Main Street, Boston, MA',
  'Blue Lagoon Pools 741 Main Street Boston MA',
  'Blue Lagoon Pools, 741 Main Street, Boston, MA 021',
  'Blue Lagoon Pools, 741 Main Street, Boston, MA 02110',
  'Blue Lagoon Pools, 741 Main Street, Boston, MA 2110',
  'Blue Lagoon Pools, Suite 9, 741 Main Street, Boston',
])('%s keeps the name of the company without its street, in the box and as a location', (typed) => {
  expect(understand(places, typed)).toMatchObject({
    location: expect.stringMatching(/^(?:Boston, Massachusetts|02110)$/),
    q: 'Blue Lagoon Pools',
  });
  expect(resolvePlace(places, { location: typed })).toMatchObject({
    label: expect.stringMatching(/^Boston, MA/),
    words: 'Blue Lagoon Pools',
  });
});
