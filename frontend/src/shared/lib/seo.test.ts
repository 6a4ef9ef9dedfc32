import { textLengths } from '@poolpros/contracts/limits';
import { loadPlaces } from '@poolpros/places/load';
import { expect, it } from 'vitest';
import { canonicalUrl, fullTitle } from './seo.js';

it('rejects a canonical URL that is not absolute', () => {
  expect(() => canonicalUrl('/us')).toThrow('canonical URL is not absolute: /us');
  expect(canonicalUrl('https://poolpros.example/us')).toBe('https://poolpros.example/us');
});

it.each([
  ['Pool contractors in Austin, Texas', '', 'Pool contractors in Austin, Texas | PoolPros'],
  ['Pool contractors in Austin, Texas', ', page 2', 'Pool contractors in Austin, Texas, page 2 | PoolPros'],
  ['a'.repeat(49), '', `${'a'.repeat(49)} | PoolPros`],
  ['a'.repeat(50), '', 'a'.repeat(50)],
  [
    'Still Water Pool Service of Lake Worth Corridor',
    ', Lake Worth Corridor, FL',
    'Still Water Pool Service of Lake…, Lake Worth Corridor, FL',
  ],
])('the title “%s%s” fits into sixty characters: “%s”', (title, end, full) => {
  expect(fullTitle(title, end)).toBe(full);
  expect(full.length).toBeLessThanOrEqual(60);
});

const places = loadPlaces();
const cities = places.states.flatMap(({ slug, label, code }) =>
  places.citiesOf(slug).map((city) => ({ city: city.label, state: label, code })),
);

it('every city stays whole in the title of a profile, whatever the business is called', () => {
  const longest = 'Pool '.repeat(textLengths.businessName.max / 5);
  const titles = cities.map(({ city, code }) => ({
    end: `, ${city}, ${code}`,
    title: fullTitle(longest, `, ${city}, ${code}`),
  }));
  expect(titles.filter(({ title, end }) => title.length > 60 || !title.endsWith(end) || title.startsWith(','))).toEqual(
    [],
  );
});

it.each(['Pool contractors in', 'Pool installation cost in', 'Hot tub and swim spa contractors near'])(
  'no city makes the title “%s …” longer than sixty characters',
  (beginning) => {
    const titles = cities.map(({ city, state }) => fullTitle(`${beginning} ${city}, ${state}`));
    expect(titles.filter((title) => title.length > 60 || !title.startsWith(beginning))).toEqual([]);
  },
);
