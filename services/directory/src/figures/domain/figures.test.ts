import { expect, it } from 'vitest';
import { conversionOf, countsOf, type DayCount, localMedian, seriesOf, totalsOf } from './figures.js';
import { periodOf } from './period.js';

const period = periodOf('7d', '2026-11-28');
const counts: DayCount[] = [
  { day: '2026-11-18', kind: 'call', count: 5 },
  { day: '2026-11-22', kind: 'call', count: 1 },
  { day: '2026-11-28', kind: 'call', count: 2 },
  { day: '2026-11-28', kind: 'request', count: 4 },
];

it('adds up the days of a span, its first and last included', () => {
  expect(totalsOf(counts, period)).toMatchObject({ call: 3, request: 4, impression: 0 });
});

it('compares with the days before where they were measured whole', () => {
  const ofSince = (since: string | null) => countsOf(counts, { period, since, local: [] });
  expect(ofSince('2026-11-15').call).toEqual({ total: 3, before: 5, local: null });
  expect(ofSince('2026-11-16').call).toEqual({ total: 3, before: null, local: null });
});

it('says nothing of what was not measured, but knows requests', () => {
  const { call, request } = countsOf(counts, { period, since: null, local: [] });
  expect(call).toEqual({ total: null, before: null, local: null });
  expect(request).toEqual({ total: 4, before: 0, local: null });
});

it('begins a series with the first measured part', () => {
  expect(seriesOf(counts, period, '2026-11-27').map(({ from }) => from)).toEqual(['2026-11-27', '2026-11-28']);
  expect(seriesOf(counts, period, '2026-11-01')).toHaveLength(7);
  expect(seriesOf(counts, period, null)).toEqual([]);
});

it.each([
  [[1, 2, 3, 4], null],
  [[5, 1, 4, 2, 3], 3],
  [[6, 5, 1, 4, 2, 3], 3.5],
  [[1, 2, 3, 4, null, null], null],
  [[0, 0, 0, 0, 9], 0],
])('the local median of %j is %j', (values, median) => {
  expect(localMedian(values)).toBe(median);
});

it('has a share of requests from 20 views on', () => {
  expect(conversionOf({ request: 1, profile_view: 19 })).toBeNull();
  expect(conversionOf({ request: 1, profile_view: 20 })).toBe(0.05);
});
