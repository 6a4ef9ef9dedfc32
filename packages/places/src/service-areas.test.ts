import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { milesBetween } from './geo.js';
import { loadPlaces } from './load.js';
import { serviceArea, serviceAreasNamed, serviceAreasOf } from './service-areas.js';

const places = loadPlaces();

it('knows a county by its name, with its cities and its middle', () => {
  const travis = serviceArea(places, 'texas', 'travis-county');
  expect(travis).toMatchObject({ label: 'Travis County', kind: 'county', center: { slug: 'austin' } });
  expect(travis?.cities.every(({ county }) => county === 'Travis County')).toBe(true);
});

it('is searched as far as its farthest city, in steps of five miles', () => {
  const travis = serviceArea(places, 'texas', 'travis-county');
  const farthest = Math.max(...(travis?.cities ?? []).map((city) => milesBetween(travis?.center ?? city, city)));
  expect(travis?.miles).toBeGreaterThanOrEqual(farthest);
  expect(travis?.miles).toBeLessThan(farthest + 5);
  expect(serviceArea(places, 'california', 'inland-empire')?.miles).toBe(100);
});

it('finds the counties of one name in all states, most people first', () => {
  const orange = serviceAreasNamed(places, 'orange-county');
  expect(orange.slice(0, 2).map(({ stateSlug }) => stateSlug)).toEqual(['california', 'florida']);
  expect(serviceAreasNamed(places, 'narnia-county')).toEqual([]);
});

it('makes each region of counties that exist, under a slug that no county has', () => {
  const regions: { slug: string; label: string; state: string; counties: string[] }[] = JSON.parse(
    readFileSync(new URL('../data/regions.json', import.meta.url), 'utf8'),
  );
  for (const { slug, label, state, counties } of regions) {
    const area = serviceArea(places, state, slug);
    expect(area).toMatchObject({ kind: 'region', label });
    expect(new Set(area?.cities.map(({ county }) => county))).toEqual(new Set(counties));
  }
});

it('tells in which areas a city lies', () => {
  const austin = places.city('texas', 'austin');
  expect(austin && serviceAreasOf(places, austin).map(({ slug }) => slug)).toEqual(['travis-county', 'greater-austin']);
});
