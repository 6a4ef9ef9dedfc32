import { filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { expect, test } from 'vitest';
import { factsWith, filterValuesOf } from './filters.js';
import { sampleSnapshot } from './testing/sample-snapshot.js';

test.each(filterKeys)('a listing is found under each value of %s by itself, and under no other', (key) => {
  for (const value of valueFilters[key].values)
    expect(filterValuesOf(sampleSnapshot(factsWith(key, [value])))[key]).toEqual([value]);
});

test.each(filterKeys)('a listing without any %s is found under none', (key) => {
  expect(filterValuesOf(sampleSnapshot(factsWith(key, [])))[key]).toEqual([]);
});
