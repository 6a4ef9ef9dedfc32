import { sortOrderKeys } from '@poolpros/contracts/catalogue';
import { loadPlaces } from '@poolpros/places/load';
import { planSearch, pointsOf } from '@poolpros/search-rules/plan';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { expect, test } from 'vitest';
import { ownMiles } from '../query/searches.js';
import { anySubject, anything, queriesAbout, textsAbout } from './queries.js';

const places = loadPlaces();

test.each([
  ['an empty index', anySubject],
  ['a listing', sampleSnapshot()],
  ['a listing with a long name', sampleSnapshot({ name: 'Pools '.repeat(60), services: [] })],
])('has every shape of a search of %s', (_name, subject) => {
  const plans = [anything, ...queriesAbout(subject)].map((query) => planSearch(places, query, new Date()));
  expect(new Set(plans.map(({ area }) => area.kind))).toEqual(new Set(['everywhere', 'points', 'state']));
  expect(new Set(plans.map((plan) => Math.min(pointsOf(plan).length, 2)))).toEqual(new Set([0, 1, 2]));
  expect(new Set(plans.map(({ sort }) => sort))).toEqual(new Set(sortOrderKeys));
  expect(new Set(plans.map((plan) => ownMiles(plan) === null))).toEqual(new Set([true, false]));
  expect(new Set(plans.map(({ words }) => words !== null))).toEqual(new Set([true, false]));
  expect(plans.some(({ selection }) => selection.serviceType && selection.minRating)).toBe(true);
});

test('looks for names with typing errors, in short words and in long ones', () => {
  const subject = { ...anySubject, name: 'Crystal Swimmingpools' };
  expect(queriesAbout(subject).map(({ q }) => q)).toContain('Crsytal Swimingpools');
  expect(textsAbout(subject)).toEqual(['Crys', 'Crsytal Swimingpools']);
});
