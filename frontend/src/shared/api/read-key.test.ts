import { apiPaths } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { readKey, readUrl } from './read-key.js';

const sources = Object.entries(
  import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).flatMap(([file, text]) => (file.includes('.test.') ? [] : text));

const pathsIn = (call: RegExp): string[] => [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(call)].flatMap(([, given = '']) =>
        [...given.matchAll(/apiPaths\.(\w+)/g)].map(([, name = '']) => name),
      ),
    ),
  ),
];

it('names in the URL what the path has a place for and asks for the rest', () => {
  expect(readUrl(readKey(apiPaths.summary))).toBe('/api/summary');
  expect(readUrl(readKey(apiPaths.cities, { state: 'new york', page: 2 }))).toBe(
    '/api/places/states/new%20york/cities?page=2',
  );
});

it('belongs to a read wherever reads are forgotten or changed', () => {
  const read = pathsIn(/readKey\(([^)]*)\)/g);
  const forgotten = pathsIn(/readsOf\(([^)]*)\)/g);
  expect(forgotten.length).toBeGreaterThan(5);
  expect(forgotten.filter((path) => !read.includes(path))).toEqual([]);
});
