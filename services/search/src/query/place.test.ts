import { stateBySlug } from '@poolpros/contracts/states';
import { expect, test } from 'vitest';
import { centerOf, pointsOf, type SearchedPlace, searchTypeOf } from './place.js';

const austin = { lat: 30.27, lon: -97.74, label: 'Austin, TX' };
const texas = stateBySlug('texas');
if (!texas) throw new Error('Texas is a state');

const gps: SearchedPlace = { kind: 'point', source: 'gps', ...austin };
const city: SearchedPlace = { kind: 'point', source: 'city', ...austin };
const zip: SearchedPlace = { kind: 'point', source: 'zip', ...austin };
const range: SearchedPlace = {
  kind: 'points',
  label: 'ZIP 78701-78703',
  points: [
    { lat: 30, lon: -97, label: 'Austin, TX 78701' },
    { lat: 31, lon: -98, label: 'Austin, TX 78703' },
  ],
};
const state: SearchedPlace = { kind: 'state', state: texas };
const text: SearchedPlace = { kind: 'text', text: 'blue lagoon' };
const none: SearchedPlace = { kind: 'none' };

test.each([
  { place: gps, searchType: 'gps' },
  { place: city, searchType: 'city_center' },
  { place: zip, searchType: 'city_center' },
  { place: range, searchType: 'city_center' },
  { place: state, searchType: 'text_only' },
  { place: text, searchType: 'text_only' },
  { place: none, searchType: 'text_only' },
])('calls a search from $place.kind $place.source $searchType', ({ place, searchType }) => {
  expect(searchTypeOf(place)).toBe(searchType);
});

test('searches from one point, from each of a range, or from none', () => {
  expect(pointsOf(gps)).toEqual([{ lat: 30.27, lon: -97.74 }]);
  expect(pointsOf(range)).toEqual([
    { lat: 30, lon: -97 },
    { lat: 31, lon: -98 },
  ]);
  for (const place of [state, text, none]) expect(pointsOf(place)).toEqual([]);
});

test('puts the centre on the point, or amid those of a range', () => {
  expect(centerOf(zip)).toEqual(austin);
  expect(centerOf(range)).toEqual({ lat: 30.5, lon: -97.5, label: 'ZIP 78701-78703' });
  for (const place of [state, text, none]) expect(centerOf(place)).toBeNull();
});
