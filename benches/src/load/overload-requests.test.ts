import { limitClasses } from '@poolpros/contracts/rate-limits';
import { loadPlaces } from '@poolpros/places/load';
import { expect, it } from 'vitest';
import { metrosOf, weighted } from '../sites/metros.js';
import { createLoads, loadNames } from './overload-requests.js';

const places = loadPlaces();
const cities = metrosOf(places);
const listings = cities.map(({ stateSlug, slug }, id) => ({ id, name: `Pools ${id}`, stateSlug, citySlug: slug }));
const loadsOf = (seed: number) =>
  createLoads({ seed, metros: weighted(cities), subjects: { listings, cities, places } });

it('asks for no point twice in a run', () => {
  const { searches } = loadsOf(1);
  const paths = [...searches(300, 100), ...searches(100, 100), ...searches(200, 100)].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(loadNames)('sends %s from at least 500 networks that stay within their limits', (name) => {
  const perSecond = 600;
  const requests = loadsOf(2)[name](perSecond * 60, perSecond); // of a minute
  const asked = new Map<string, typeof requests>();
  for (const request of requests) asked.set(request.network, [...(asked.get(request.network) ?? []), request]);
  expect(asked.size).toBeGreaterThan(500);
  const most = (of: string) =>
    Math.max(...[...asked.values()].map((sent) => sent.filter(({ kind }) => kind === of).length));
  expect(most('search')).toBeLessThanOrEqual(limitClasses.search.max);
  expect(most('suggestion')).toBeLessThanOrEqual(limitClasses.read.max);
  expect(most('page')).toBeLessThanOrEqual(limitClasses.page.max);
  expect(most('form')).toBe(1);
});

it('mixes searches, suggestions, pages and forms', () => {
  expect(
    new Set(
      loadsOf(3)
        .mix(2000, 100)
        .map(({ kind }) => kind),
    ),
  ).toEqual(new Set(['search', 'suggestion', 'page', 'form']));
});

it('sends nearly all of a flood from one network, and the rest from many', () => {
  const flood = loadsOf(4).flood(20_000, 2000);
  const others = flood.filter(({ kind }) => kind === 'search');
  expect(new Set(flood.filter(({ kind }) => kind === 'flood').map(({ network }) => network)).size).toBe(1);
  expect(others).toHaveLength(1000);
  expect(new Set(others.map(({ network }) => network)).size).toBe(500);
});
