import { findState } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import { loadPlaces } from '@poolpros/places/load';
import { type NamedPlace, peopleOf, placeLabel, pointOf, statesOf } from '@poolpros/places/named-place';
import { placeKey } from '@poolpros/places/place-key';
import { byPopulation, type City, groupBy } from '@poolpros/places/places';
import { resolvePlace } from '@poolpros/places/resolve';
import { understandPlace } from '@poolpros/places/resolver';
import { expect, test } from 'vitest';
import { understand } from './understand.js';
import { citiesLikeNames } from './vocabulary/firm-names.js';

const places = loadPlaces();
const sameMiles = 30;
const people = (city: City | undefined): number => city?.population ?? 0;
const isFar = (a: City, b: City): boolean => milesBetween(a, b) > sameMiles;

/** The rule before there were choices: four times the people of every other city of the name that is not near. */
const wasClear = (city: City, others: readonly City[]): boolean =>
  others.every((other) => people(city) >= Math.max(1, 4 * people(other)) || !isFar(city, other));

/** The rule since then: five times the people, or 500,000 more. */
const isClearlyLarger = (city: City, others: readonly City[]): boolean =>
  others.every(
    (other) =>
      people(city) >= Math.max(1, 5 * people(other)) || people(city) >= people(other) + 500_000 || !isFar(city, other),
  );

/** The meanings of a name alone as a location, and whether the first one is clear. */
function meaningsOf(name: string, cityFirst = false): { isClear: boolean; all: readonly NamedPlace[] } {
  const understood = understandPlace(places, name, { cityFirst });
  if (understood?.kind === 'choices') return { isClear: false, all: understood.places };
  return understood?.kind === 'place'
    ? { isClear: true, all: [understood.place, ...understood.others] }
    : { isClear: false, all: [] };
}

const cities = places.states.flatMap(({ slug }) => places.citiesOf(slug)).toSorted(byPopulation);
/** Every name of a city that is no state: its largest city, the other ones, and what the name alone means. */
const rows = [...groupBy(cities, (city) => placeKey(city.name)).values()].flatMap(([city, ...others]) =>
  city && !findState(city.name) ? [{ city, others, name: city.name, ...meaningsOf(city.name) }] : [],
);
type Row = (typeof rows)[number];

/** The rows for which a rule does not hold, in words. */
const failing = (holds: (row: Row) => boolean): string[] =>
  rows.filter((row) => !holds(row)).map(({ name, all }) => `${name}: ${all.map(placeLabel).join(' or ')}`);

const isOfName = ({ city }: Row, place: NamedPlace | undefined): boolean =>
  place?.kind === 'city' && placeKey(place.city.name) === placeKey(city.name);

function isAt(city: City, place: NamedPlace): boolean {
  const point = pointOf(places, place);
  if (place.kind === 'city' && place.city === city) return true;
  return point !== null && milesBetween(city, { latitude: point.lat, longitude: point.lon }) <= sameMiles;
}

/** Whether the first meaning is no city of the name, and goes before the largest one. */
function isOutranked(row: Row): boolean {
  const [place] = row.all;
  if (!place || isOfName(row, place)) return false;
  // The population of most neighborhoods is not known. They go before small cities.
  return place.kind === 'spot' ? people(row.city) < 10_000 : peopleOf(places, place) > people(row.city);
}

test('of every name of a city, the largest one or a place near it is among the meanings', () => {
  expect(rows.length).toBeGreaterThan(11_900);
  expect(failing(({ city, all }) => all.some((place) => isAt(city, place)))).toEqual([]);
});

test('a name that was clear before still is, unless the next city has more than a fifth of the people or a place of another kind goes before it', () => {
  expect(
    failing(
      (row) =>
        row.isClear || !wasClear(row.city, row.others) || !isClearlyLarger(row.city, row.others) || isOutranked(row),
    ),
  ).toEqual([]);
});

test('a clear name means the largest city, or a place of another kind that goes before it', () => {
  expect(
    failing((row) => !row.isClear || row.all.slice(0, 1).every((place) => isAt(row.city, place)) || isOutranked(row)),
  ).toEqual([]);
});

test('a name without a clearly larger city is asked about, or means a place of another kind that goes before them', () => {
  expect(failing((row) => isClearlyLarger(row.city, row.others) || !row.isClear || isOutranked(row))).toEqual([]);
});

test('a neighborhood with less than five times the people goes before a city only in its own state', () => {
  expect(
    failing(({ city, isClear, all: [place] }) => {
      if (!isClear || place?.kind !== 'spot' || peopleOf(places, place) >= 5 * people(city)) return true;
      return statesOf(place).some(({ slug }) => slug === city.stateSlug);
    }),
  ).toEqual([]);
});

/** Names that the box takes for words: those that are common in names of companies, and those made of words it knows. */
const isWord = (name: string): boolean =>
  citiesLikeNames.has(placeKey(name)) ||
  [
    'Near North Side',
    'Near South Side',
    'New Town',
    'North East',
    'Old Town',
    'On Top of the World',
    'Southern Shops',
    'Spring House',
    'West Town',
  ].includes(name);

test('the box takes every name for the same places as a location, unless it is more likely a word', () => {
  const different = rows.flatMap(({ name }) => {
    if (isWord(name)) return [];
    const { location, state, city } = understand(places, name);
    const box = resolvePlace(places, { location, state, city });
    const found = box.kind === 'choices' ? box.places.map(placeLabel) : [box.description?.label];
    const { isClear, all } = meaningsOf(name, true);
    const expected = all.slice(0, isClear ? 1 : all.length).map(placeLabel);
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${name}: ${found} instead of ${expected}`];
  });
  expect(different).toEqual([]);
});
