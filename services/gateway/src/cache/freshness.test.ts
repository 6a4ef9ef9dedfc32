import { searchCacheControl } from '@poolpros/contracts/http/search';
import { describe, expect, it } from 'vitest';
import { type Knowledge, type Standing, standingOf } from './freshness.js';

const never: Knowledge = { changedAt: -Infinity, sequence: 0, following: true };
const away: Knowledge = { ...never, following: false };
const changed = (changedAt: number, sequence = 0): Knowledge => ({ changedAt, sequence, following: true });
const day = 86_400_000;

describe('standingOf an answer of the record asked for at 0', () => {
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
    ['before a change', 1, changed(1), 'outdated'],
    ['before a change long ago', 20_000, changed(1), 'outdated'],
    ['more than a day ago and before a change', day + 30_001, changed(1), 'gone'],
    ['at the moment of a change', 0, changed(0), 'outdated'],
    ['after a change', 30_000, changed(-1, 9), 'current'],
    ['after a change, more than 30 s ago', 30_001, changed(-1, 9), 'stale'],
  ])('%s', (_name, now, known, standing) => {
    expect(standingOf({ askedAt: 0, shows: null }, now, known)).toBe(standing);
  });
});

describe('standingOf an answer of the index asked for at 0', () => {
  it.each<[string, number, number, Knowledge, Standing]>([
    ['that shows the newest change', 9, 30_000, changed(-1, 9), 'current'],
    ['that shows the newest change, more than 30 s ago', 9, 30_001, changed(-1, 9), 'stale'],
    ['that shows more than was heard of', 10, 30_000, changed(-1, 9), 'current'],
    ['that lacks the newest change', 8, 400, changed(-1, 9), 'current'],
    ['that lacks the newest change, 401 ms ago', 8, 401, changed(-1, 9), 'outdated'],
    ['that lacks the newest change of long ago', 8, 401, changed(-day, 9), 'outdated'],
    ['that shows nobody knows what', 0, 401, changed(-1, 9), 'outdated'],
    ['that lacks a change, with no news', 8, 401, { ...changed(-1, 9), following: false }, 'outdated'],
    ['before changes began to be followed', 10, 30_000, changed(1, 9), 'outdated'],
  ])('%s', (_name, shows, now, known, standing) => {
    expect(standingOf({ askedAt: 0, shows }, now, known)).toBe(standing);
  });
});

it('tells other caches the times that hold here', () => {
  expect(searchCacheControl).toBe('public, max-age=30, stale-while-revalidate=300, stale-if-error=86400');
});
