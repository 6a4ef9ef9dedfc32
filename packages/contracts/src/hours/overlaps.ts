import { weekdays } from '../catalogue.js';
import { isInSeason } from './hours-on.js';
import type { Season } from './special-hours.js';
import type { TimeSpan, WeekSpan } from './week.js';

const dayMinutes = 24 * 60;

/** Minutes after midnight of a time. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const lengthOf = ({ opens, closes }: TimeSpan): number =>
  (minutesOf(closes) - minutesOf(opens) + dayMinutes) % dayMinutes || dayMinutes;

interface Stretch {
  index: number;
  start: number;
  end: number;
}

/** The indexes of the first two stretches that overlap on a cycle of `cycle` minutes. */
function firstOverlap(stretches: readonly Stretch[], cycle: number): [number, number] | null {
  const sorted = stretches.toSorted((a, b) => a.start - b.start);
  const pairs = sorted.map((each, position) => {
    const next = sorted[position + 1];
    return next ? { each, next, start: next.start } : { each, next: sorted[0], start: (sorted[0]?.start ?? 0) + cycle };
  });
  const found = pairs.find(({ each, start }) => each.end > start);
  return found?.next ? [found.each.index, found.next.index] : null;
}

/** The indexes of two spans of a week that overlap, also past midnight and from Sunday to Monday; null if none do. */
export const overlapInWeek = (hours: readonly WeekSpan[]): [number, number] | null =>
  firstOverlap(
    hours.map((span, index) => {
      const start = weekdays.indexOf(span.day) * dayMinutes + minutesOf(span.opens);
      return { index, start, end: start + lengthOf(span) };
    }),
    weekdays.length * dayMinutes,
  );

/** The indexes of two spans of one day that overlap; null if none do. */
export const overlapInDay = (spans: readonly TimeSpan[]): [number, number] | null =>
  firstOverlap(
    spans.map((span, index) => {
      const start = minutesOf(span.opens);
      return { index, start, end: start + lengthOf(span) };
    }),
    Number.POSITIVE_INFINITY,
  );

/** The indexes of two seasons that share a day; null if none do. */
export function overlapInYear(seasons: readonly Pick<Season, 'from' | 'to'>[]): [number, number] | null {
  for (const [later, season] of seasons.entries()) {
    const earlier = seasons
      .slice(0, later)
      .findIndex((each) => isInSeason(each.from, season) || isInSeason(season.from, each));
    if (earlier >= 0) return [earlier, later];
  }
  return null;
}
