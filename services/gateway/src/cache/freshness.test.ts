import { searchCacheControl } from '@poolpros/contracts/http/search';
import { describe, expect, it } from 'vitest';
import { type Knowledge, type Standing, standingOf } from './freshness.js';

const never: Knowledge = { changedAt: -Infinity, following: true };
const away: Knowledge = { changedAt: -Infinity, following: false };
const changed = (changedAt: number): Knowledge => ({ changedAt, following: true });
const day = 86_400_000;

describe('standingOf an answer asked for at 0', () => {
  it.each<[string, number, Knowledge, Standing]>([
    ['just now', 0, never, 'current'],
    ['30 s ago', 30_000, never, 'current'],
    ['more than 30 s ago', 30_001, never, 'stale'],
    ['330 s ago', 330_000, never, 'stale'],
    ['more than 330 s ago', 330_001, never, 'old'],
    ['a day ago', day, never, 'old'],
    ['more than a day and 30 s ago', day + 30_001, never, 'gone'],
    ['30 s ago, with no news', 30_000, away, 'current'],
    ['more than 30 s ago, with no news', 30_001, away, 'outdated'],
    ['a day ago, with no news', day, away, 'outdated'],
    ['more than a day and 30 s ago, with no news', day + 30_001, away, 'gone'],
    ['1 ms before a change', 1, changed(1), 'outdated'],
    ['before a change long ago', 20_000, changed(1), 'outdated'],
    ['more than a day ago and before a change', day + 30_001, changed(1), 'gone'],
    ['at the moment of a change', 400, changed(0), 'current'],
    ['at the moment of a change, 401 ms later', 401, changed(0), 'outdated'],
    ['4.9 s after a change', 400, changed(-4_999), 'current'],
    ['4.9 s after a change, 401 ms later', 401, changed(-4_999), 'outdated'],
    ['5 s after a change', 30_000, changed(-5_000), 'current'],
    ['5 s after a change, 31 s later', 31_000, changed(-5_000), 'stale'],
    ['right after a change, with no news', 401, { changedAt: 0, following: false }, 'outdated'],
  ])('%s', (_name, now, knowledge, standing) => {
    expect(standingOf(0, now, knowledge)).toBe(standing);
  });
});

it('tells other caches the times that hold here', () => {
  expect(searchCacheControl).toBe('public, max-age=30, stale-while-revalidate=300, stale-if-error=86400');
});
