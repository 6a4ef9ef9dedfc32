import { expect, it } from 'vitest';
import { localTime } from './local-time.js';

it('is the time of each zone at each minute, in whatever order they are asked for', () => {
  const asked = [
    ['2026-11-26T05:59:59Z', 'America/Chicago'],
    ['2026-11-26T06:00:00Z', 'America/Chicago'],
    ['2026-11-26T06:00:30Z', 'America/New_York'],
    ['2026-11-26T06:00:59Z', 'America/Chicago'],
    ['2026-11-26T05:59:00Z', 'America/Chicago'],
  ] as const;
  expect(asked.map(([now, zone]) => localTime(new Date(now), zone))).toEqual([
    { date: '2026-11-25', time: '23:59' },
    { date: '2026-11-26', time: '00:00' },
    { date: '2026-11-26', time: '01:00' },
    { date: '2026-11-26', time: '00:00' },
    { date: '2026-11-25', time: '23:59' },
  ]);
});

it('throws for a date that is none', () => {
  expect(() => localTime(new Date(Number.NaN), 'America/Chicago')).toThrow(RangeError);
});
