import { expect, test } from 'vitest';
import { defineEntries, entryOf, searchEntries } from './search-entries.js';

test('the entries have a higher number for each hash that was released', () => {
  // Another hash: raise the number in search-entries.ts and write both here, so that old entries are rebuilt once.
  expect({ number: searchEntries.number, hash: searchEntries.hash }).toEqual({ number: 10, hash: 'acafa26c3ed4' });
});

test('the same entries have the same hash, others another one', () => {
  const hashOf = (make: typeof entryOf) => defineEntries({ number: 1, entryOf: make }).hash;
  expect(hashOf((installer) => entryOf(installer))).toBe(searchEntries.hash);
  expect(
    hashOf((installer) => {
      const { row, words } = entryOf(installer);
      return { row: { ...row, offered: '0' }, words };
    }),
  ).not.toBe(searchEntries.hash);
});
