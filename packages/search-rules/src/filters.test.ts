import type { OpeningHours } from '@poolpros/contracts/http/opening-hours';
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

test.each<[OpeningHours['day'][], string[]]>([
  [['fri', 'sat'], ['weekends']],
  [['sun'], ['weekends']],
  [['mon', 'fri'], []],
])('a business with hours on %j is found under %j', (days, found) => {
  const hours = days.map((day) => ({ day, opens: '08:00', closes: '12:00' }));
  expect(filterValuesOf(sampleSnapshot({ hours })).open).toEqual(found);
});

test('a listing of an event without languages and hours is found under none', () => {
  const { languages: _, hours: __, ...older } = sampleSnapshot();
  expect(filterValuesOf(older)).toMatchObject({ languages: [], open: [] });
});
