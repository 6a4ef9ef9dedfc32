import type { OpeningHours } from '@poolpros/contracts/http/opening-hours';
import { filterKeys, isClockValue, valueFilters } from '@poolpros/contracts/value-filters';
import { expect, test } from 'vitest';
import { clockExample, factsWith, filterValuesOf, storedValuesOf } from './filters.js';
import { sampleSnapshot } from './testing/sample-snapshot.js';

test.each(filterKeys)('a listing is found under each value of %s by itself, and under no other', (key) => {
  for (const value of valueFilters[key].values)
    expect(filterValuesOf(sampleSnapshot(factsWith(key, [value])), clockExample)[key]).toEqual([value]);
});

test.each(filterKeys)('a listing without any %s is found under none', (key) => {
  expect(filterValuesOf(sampleSnapshot(factsWith(key, [])), clockExample)[key]).toEqual([]);
});

test.each<[OpeningHours['day'][], string[]]>([
  [['fri', 'sat'], ['weekends']],
  [['sun'], ['weekends']],
  [['mon', 'fri'], []],
])('a business with hours on %j is found under %j', (days, found) => {
  const hours = days.map((day) => ({ day, opens: '08:00', closes: '12:00' }));
  expect(filterValuesOf(sampleSnapshot({ hours }), clockExample).open).toEqual(found);
});

test('a listing of an event without languages and hours is found under none', () => {
  const { languages: _, hours: __, freeWeeks: ___, ...older } = sampleSnapshot();
  expect(filterValuesOf(older, clockExample)).toMatchObject({ languages: [], open: [], work: [] });
});

test('stores hold no value that depends on the clock', () => {
  for (const key of filterKeys) {
    const { values } = valueFilters[key];
    for (const value of values) {
      const stored = storedValuesOf(sampleSnapshot(factsWith(key, [value])))[key];
      expect(stored).toEqual(isClockValue(key, value) ? [] : [value]);
    }
  }
});

test.each([
  ['in its free week', '2026-06-10T15:00:00Z', ['this_month']],
  ['after it', '2026-06-22T15:00:00Z', []],
  ['before its month', '2026-05-20T15:00:00Z', []],
])('a business with one free week takes work this month %s: %j', (_, instant, found) => {
  const listing = sampleSnapshot({ freeWeeks: [{ week: '2026-06-15', slots: 1 }] });
  expect(filterValuesOf(listing, new Date(instant)).work).toEqual(found);
});
