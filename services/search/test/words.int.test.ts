import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SearchService, startSearch } from './support/search-service.js';

const names = [
  'Crystal Blue Pools',
  'Blue Crystal Spas',
  'Aqua-Tech Pool Care',
  'Crème Pools',
  'O’Brien & Sons',
  'Hot Tubs of Ohio',
  'Summit Pools',
];
let service: SearchService;

beforeAll(async () => {
  service = await startSearch();
  for (const [index, name] of names.entries())
    service.record.save(sampleSnapshot({ id: index + 1, name, rating: null, reviewCount: 0 }));
  service.record.save(sampleSnapshot({ id: 90, name: 'Ridge Pools', neighborhood: 'Zilker Heights' }));
  service.record.save(sampleSnapshot({ id: 91, name: 'Summit Pools', status: 'suspended' }));
  await service.startIndex();
});
afterAll(() => service.stop());

const found = async (location: string): Promise<string[]> =>
  (await service.search({ location })).installers.map(({ name }) => name);

test.each([
  { text: 'creme pools', name: 'Crème Pools', why: 'accents do not matter' },
  { text: 'obrien sons', name: 'O’Brien & Sons', why: 'apostrophes do not matter' },
  { text: 'o`brien and sons', name: 'O’Brien & Sons', why: '& is and' },
  { text: 'aquatech', name: 'Aqua-Tech Pool Care', why: 'two words may be written as one' },
  { text: 'hottubs', name: 'Hot Tubs of Ohio', why: 'two words may be written as one' },
  { text: 'crstal blue pols', name: 'Crystal Blue Pools', why: 'letters may be missing' },
  { text: 'cyrstal blue', name: 'Crystal Blue Pools', why: 'letters may be swapped' },
  { text: 'SUMMIT POOLS', name: 'Summit Pools', why: 'case does not matter' },
  { text: 'summ', name: 'Summit Pools', why: 'the last word may be a prefix' },
  { text: 'zilker heights', name: 'Ridge Pools', why: 'a neighborhood is a place' },
])('finds $name for $text, because $why', async ({ text, name }) => {
  expect(await found(text)).toContain(name);
});

test('puts the name with the words in order before the one with the words turned around', async () => {
  expect((await found('crystal blue')).slice(0, 2)).toEqual(['Crystal Blue Pools', 'Blue Crystal Spas']);
  expect((await found('blue crystal')).slice(0, 2)).toEqual(['Blue Crystal Spas', 'Crystal Blue Pools']);
});

test('puts the exact name first', async () => {
  expect((await found('Crème Pools'))[0]).toBe('Crème Pools');
});

test('does not find a listing that is suspended', async () => {
  const { installers } = await service.search({ location: 'Summit Pools' });
  expect(installers.map(({ id }) => id)).not.toContain(91);
});

test.each([
  'cyrstal lagon quary gratto sumit zephr oassis obryen',
  'crystal '.repeat(25).trim(),
  'maintenence instalation renovaton fiberglas automaton winterizaton landscapng specialst contracter experienc',
  'ﬃ'.repeat(200),
  '\u{fdfa}'.repeat(200),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3).trim(),
])('serves any text of 200 characters: %s', async (q) => {
  await service.search({ q });
});

test('finds for a question those who have the most of its telling words, and says so', async () => {
  const { installers, total, message } = await service.search({
    q: 'who can fix the heater of a summit ridge pool near my house please',
  });
  expect(installers.map(({ name }) => name).sort()).toEqual(['Ridge Pools', 'Summit Pools']);
  expect({ total, message }).toEqual({
    total: 2,
    message: 'No installer matches all of your words. These match the most words.',
  });
});

test('is a text search, tells so, and has no distance', async () => {
  const response = await service.search({ location: 'aquatech', distance: 25, sortBy: 'distance' });
  expect(response).toMatchObject({ searchType: 'text_only', sort: 'rating', appliedRadius: null, total: 1 });
  expect(response.message).toContain('aquatech');
  expect(response.facets.byDistance).toEqual([]);
});

test.each(['zzzzzz', '???', '"', '\\', '*', 'AND OR', 'name:*'])('serves %s without a listing', async (location) => {
  expect(await service.search({ location })).toMatchObject({ total: 0, installers: [] });
});
