import { describe, expect, it } from 'vitest';
import { weekdays } from '../catalogue.js';
import { minutesOf, overlapInWeek } from './overlaps.js';
import type { WeekSpan } from './week.js';

describe.each([7, 31])('of random weeks of seed %d', (seed) => {
  let state = seed;
  const upTo = (max: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % max;
  };
  const time = () => `${String(upTo(24)).padStart(2, '0')}:${upTo(2) === 0 ? '00' : '30'}`;
  const weekMinutes = 7 * 24 * 60;

  /** The half hours of a week within a span, counted one by one. */
  function halfHours({ day, opens, closes }: WeekSpan): number[] {
    const start = weekdays.indexOf(day) * 24 * 60 + minutesOf(opens);
    const end = start + ((minutesOf(closes) - minutesOf(opens) + 24 * 60) % (24 * 60) || 24 * 60);
    return Array.from({ length: (end - start) / 30 }, (_, step) => (start + step * 30) % weekMinutes);
  }

  it('finds an overlap exactly where a half hour is held twice', () => {
    let overlapping = 0;
    for (let round = 0; round < 2000; round += 1) {
      const hours = Array.from({ length: 1 + upTo(4) }, () => ({
        day: weekdays[upTo(7)] ?? 'mon',
        opens: time(),
        closes: time(),
      }));
      const held = hours.flatMap(halfHours);
      const isTwice = new Set(held).size < held.length;
      const found = overlapInWeek(hours);
      expect(found !== null, JSON.stringify(hours)).toBe(isTwice);
      if (found) {
        const [one, other] = found.map((index) => hours[index]).flatMap((span) => (span ? [halfHours(span)] : []));
        expect(
          one?.some((step) => other?.includes(step)),
          JSON.stringify(hours),
        ).toBe(true);
        overlapping += 1;
      }
    }
    expect(overlapping).toBeGreaterThan(100);
  });
});
