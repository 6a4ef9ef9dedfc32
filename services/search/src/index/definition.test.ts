import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { expect, test } from 'vitest';
import { defineIndex, installersIndex } from './definition.js';
import { documentOf } from './document.js';
import { fieldTypes, indexSettings } from './mapping.js';

const definition = (o: Partial<Parameters<typeof defineIndex>[0]> = {}) =>
  defineIndex({ number: 1, properties: fieldTypes, documentOf, ...o });

test('has a higher number for each hash that was released', () => {
  // Another hash: raise the number in definition.ts and write both here, so that an old index is rebuilt once.
  expect({ number: installersIndex.number, hash: installersIndex.hash }).toEqual({ number: 15, hash: '5f5bcdc5847f' });
});

test('has the same hash for the same program', () => {
  expect(definition().hash).toBe(definition().hash);
});

test('has another hash for another mapping', () => {
  expect(definition({ properties: { ...fieldTypes, words: { type: 'text' } } }).hash).not.toBe(definition().hash);
});

test('has another hash for another document', () => {
  const changed = definition({
    documentOf(snapshot) {
      const document = documentOf(snapshot);
      return document.status === 'published' ? { ...document, rankScore: document.rating ?? 0 } : document;
    },
  });
  expect(changed.hash).not.toBe(definition().hash);
});

test('maps every field of a document and no other', () => {
  const { mappings, documentOf: build } = installersIndex;
  expect(Object.keys(mappings.properties ?? {}).sort()).toEqual(Object.keys(build(sampleSnapshot())).sort());
  expect(mappings.dynamic).toBe('strict');
});

test('takes replicas from the configuration', () => {
  expect(indexSettings(2)).toMatchObject({ number_of_replicas: 2, refresh_interval: '5s' });
});
