import { statedWeeks, weeksOfMonth } from '@poolpros/contracts/hours/free-weeks';
import { expect, test } from 'vitest';
import { generateFreeWeeks } from './free-weeks.js';

const now = new Date('2026-11-28T12:00:00Z');
const zone = 'America/Chicago';
const firms = Array.from({ length: 400 }, (_, index) => ({ sourceId: `sample-${index + 1}` }));
const weeksAt = (at: Date) => firms.map((firm) => generateFreeWeeks(firm, statedWeeks(at, zone)));

test('a third of the firms states no weeks, the others a few jobs in about half of theirs', () => {
  const all = weeksAt(now);
  expect(all.filter((weeks) => weeks.length === 0).length / all.length).toBeCloseTo(1 / 3, 1);
  for (const { slots } of all.flat()) expect([1, 2, 3]).toContain(slots);
  expect(all.flat().length / all.length).toBeCloseTo(4, 0);
});

test('a firm has the same slots in the same week, also when it is seeded again a week later', () => {
  const later = weeksAt(new Date('2026-12-05T12:00:00Z'));
  for (const [index, weeks] of weeksAt(now).entries())
    expect(later[index]?.filter(({ week }) => week < '2027-02-15')).toEqual(
      weeks.filter(({ week }) => week >= '2026-11-30'),
    );
});

test('some firms take work in the rest of the month, even on its last days', () => {
  const month = weeksOfMonth(now, zone);
  const taking = weeksAt(now).filter((weeks) => weeks.some(({ week }) => month.includes(week)));
  expect(taking.length).toBeGreaterThan(firms.length / 4);
});
