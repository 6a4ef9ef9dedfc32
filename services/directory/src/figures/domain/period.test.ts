import { expect, it } from 'vitest';
import { daysAfter, figureDay, monthOf } from './figure-day.js';
import { daysOf, periodOf } from './period.js';

it.each([
  ['2026-03-08T05:59:59Z', '2026-03-07'],
  ['2026-03-08T06:00:00Z', '2026-03-08'],
  // The clocks went forward: the day has 23 hours.
  ['2026-03-09T04:59:59Z', '2026-03-08'],
  ['2026-03-09T05:00:00Z', '2026-03-09'],
  ['2026-11-02T05:59:59Z', '2026-11-01'],
])('%s is on %s in Chicago', (at, day) => {
  expect(figureDay(new Date(at))).toBe(day);
});

it('counts days and months over the ends of months and years', () => {
  expect(daysAfter('2026-03-07', 2)).toBe('2026-03-09');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(monthOf('2026-03-31', -1)).toBe('2026-02-01');
  expect(monthOf('2026-01-31', -11)).toBe('2025-02-01');
});

it('ends today, after as many days as its name says and the same number before', () => {
  expect(periodOf('7d', '2026-03-10')).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-10',
    before: { from: '2026-02-25', to: '2026-03-03' },
  });
  expect(periodOf('30d', '2026-11-28').parts).toHaveLength(30);
});

it.each(['7d', '30d', '90d', '12m'] as const)(
  'the parts of %s follow each other from its first to its last day',
  (name) => {
    const { from, to, parts } = periodOf(name, '2026-11-28');
    expect(parts[0]?.from).toBe(from);
    expect(parts.at(-1)?.to).toBe(to);
    for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(daysAfter(parts[index]?.to ?? '', 1));
  },
);

it('has 13 weeks in 90 days, the last one whole', () => {
  const { parts } = periodOf('90d', '2026-11-28');
  expect(parts).toHaveLength(13);
  expect(parts.at(-1)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  expect(parts[0]).toEqual({ from: '2026-08-31', to: '2026-09-05' });
});

it('has twelve months, of which this one is not over, and none before', () => {
  const { parts, before } = periodOf('12m', '2026-03-31');
  expect(parts).toHaveLength(12);
  expect(parts[0]).toEqual({ from: '2025-04-01', to: '2025-04-30' });
  expect(parts.at(-2)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(parts.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(before).toBeNull();
});

it('takes as many days of a plan as it names', () => {
  expect([daysOf('7d'), daysOf('90d'), daysOf('12m')]).toEqual([7, 90, 365]);
});
