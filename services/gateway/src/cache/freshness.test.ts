import { clockCacheControl, searchCacheControl } from '@poolpros/contracts/http/search';
import { dayMs } from '@poolpros/contracts/time';
import { describe, expect, it } from 'vitest';
import { type Freshness, freshnessOf, type InvalidationState, pageTolerance } from './freshness.js';

const never: InvalidationState = { invalidatedAt: -Infinity, sequence: 0, following: true };
const unfollowed: InvalidationState = { ...never, following: false };
const changed = (invalidatedAt: number, sequence = 0): InvalidationState => ({
  invalidatedAt,
  sequence,
  following: true,
});

describe('freshnessOf a response from the database, requested at 0', () => {
  it.each<[string, number, InvalidationState, Freshness]>([
    ['just now', 0, never, 'fresh'],
    ['30 s ago', 30_000, never, 'fresh'],
    ['more than 30 s ago', 30_001, never, 'stale-while-revalidate'],
    ['330 s ago', 330_000, never, 'stale-while-revalidate'],
    ['more than 330 s ago', 330_001, never, 'stale-if-error'],
    ['a day ago', dayMs, never, 'stale-if-error'],
    ['more than a day and 30 s ago', dayMs + 30_001, never, 'expired'],
    ['30 s ago, while changes are not followed', 30_000, unfollowed, 'fresh'],
    ['more than 30 s ago, while changes are not followed', 30_001, unfollowed, 'invalidated'],
    ['a day ago, while changes are not followed', dayMs, unfollowed, 'invalidated'],
    ['more than a day and 30 s ago, while changes are not followed', dayMs + 30_001, unfollowed, 'expired'],
    ['before a change', 1, changed(1), 'invalidated'],
    ['before a change long ago', 20_000, changed(1), 'invalidated'],
    ['more than a day ago and before a change', dayMs + 30_001, changed(1), 'expired'],
    ['at the moment of a change', 0, changed(0), 'invalidated'],
    ['after a change', 30_000, changed(-1, 9), 'fresh'],
    ['after a change, more than 30 s ago', 30_001, changed(-1, 9), 'stale-while-revalidate'],
  ])('%s', (_name, now, state, freshness) => {
    expect(freshnessOf({ requestedAt: 0, shows: null }, now, state)).toBe(freshness);
  });
});

describe('freshnessOf a response from the index, requested at 0', () => {
  it.each<[string, number, number, InvalidationState, Freshness]>([
    ['that shows the newest change', 9, 30_000, changed(-1, 9), 'fresh'],
    ['that shows the newest change, more than 30 s ago', 9, 30_001, changed(-1, 9), 'stale-while-revalidate'],
    ['that shows more than the newest known change', 10, 30_000, changed(-1, 9), 'fresh'],
    ['that lacks the newest change', 8, 400, changed(-1, 9), 'fresh'],
    ['that lacks the newest change, 401 ms ago', 8, 401, changed(-1, 9), 'invalidated'],
    ['that lacks the newest change of long ago', 8, 401, changed(-dayMs, 9), 'invalidated'],
    ['that does not name a change', 0, 401, changed(-1, 9), 'invalidated'],
    [
      'that lacks a change, while changes are not followed',
      8,
      401,
      { ...changed(-1, 9), following: false },
      'invalidated',
    ],
    ['before changes began to be followed', 10, 30_000, changed(1, 9), 'invalidated'],
  ])('%s', (_name, shows, now, state, freshness) => {
    expect(freshnessOf({ requestedAt: 0, shows }, now, state)).toBe(freshness);
  });
});

describe('freshnessOf a response that depends on the clock, requested at 0 and good for 20 s or 100 s', () => {
  it.each<[string, number, number, Freshness]>([
    ['before its end', 20_000, 20_000, 'fresh'],
    ['after its end', 20_000, 20_001, 'stale-if-error'],
    ['more than 30 s ago, before its end', 100_000, 100_000, 'stale-while-revalidate'],
    ['more than 30 s ago, after its end', 100_000, 100_001, 'stale-if-error'],
    ['at its end', 0, 1, 'stale-if-error'],
  ])('%s', (_name, goodForMs, now, freshness) => {
    expect(freshnessOf({ requestedAt: 0, shows: null, goodForMs }, now, never)).toBe(freshness);
  });

  it('tells other caches no longer time, and none in which they fetch it again', () => {
    expect(clockCacheControl(20_500)).toBe('public, max-age=20, stale-if-error=86400');
    expect(clockCacheControl(100_000)).toBe('public, max-age=30, stale-if-error=86400');
  });
});

describe('freshnessOf a page, requested at 0', () => {
  it.each<[string, number, InvalidationState, Freshness]>([
    ['before no change', 30_000, never, 'fresh'],
    ['before a change, 1 s ago', 1000, changed(500), 'fresh'],
    ['before a change, 2 s ago', 2000, changed(500), 'stale-while-revalidate'],
    ['before a change, more than 2 s ago', 2001, changed(500), 'invalidated'],
    ['3 s after a change', 2001, changed(-3000), 'invalidated'],
    ['more than 3 s after a change', 30_000, changed(-3001), 'fresh'],
  ])('%s', (_name, now, state, freshness) => {
    expect(freshnessOf({ requestedAt: 0, shows: null, tolerance: pageTolerance }, now, state)).toBe(freshness);
  });
});

it('tells other caches the same times', () => {
  expect(searchCacheControl).toBe('public, max-age=30, stale-while-revalidate=300, stale-if-error=86400');
});
