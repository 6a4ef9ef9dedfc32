import { weekdays } from '@poolpros/contracts/catalogue';
import { isInSeason, weekdayOf } from '@poolpros/contracts/hours/hours-on';
import { minutesOf } from '@poolpros/contracts/hours/overlaps';
import type { AllHours } from '@poolpros/contracts/hours/special-hours';
import type { TimeSpan, Weekday } from '@poolpros/contracts/hours/week';
import { hoursCounts } from '@poolpros/contracts/listing-options';
import { dayMs } from '@poolpros/contracts/time';

/** Whole numbers from the first to before the second. */
export type Range = readonly [from: number, to: number];

/**
 * Opening hours as numbers, so that a store answers "open now" without a calendar. A listing has up to five usual weeks:
 * the basic one and one for each season. `days` says which of them holds on which day of a year, and which dates have
 * hours of their own; `open` says when each of these weeks and dates is open, in minutes. A span belongs to the day on
 * which it begins, so a day has two times 24 hours.
 */
export interface HourKeys {
  days: Range[];
  open: Range[];
}

/** Minutes of a calendar day on a clock that does not change. */
export const dayMinutes = 24 * 60;
const daySpan = 2 * dayMinutes;
const weekSpan = weekdays.length * daySpan;
/** Months of 31 days, so that every `MM-DD` has a number. */
const monthDays = 31;
const yearDays = 12 * monthDays;

/** The basic week and the seasons, which are numbered from 1. */
export const usualWeeks = Array.from({ length: hoursCounts.seasons + 1 }, (_, index) => index);

/** Days since 1970, far above the numbers of the days of a year. */
const dateKey = (date: string): number => Date.parse(date) / dayMs;
const yearKey = (week: number, date: string): number =>
  week * yearDays + (Number(date.slice(-5, -3)) - 1) * monthDays + Number(date.slice(-2)) - 1;
const weekKey = (week: number, day: Weekday, minute: number): number =>
  week * weekSpan + weekdays.indexOf(day) * daySpan + minute;

function spanAfter(start: number, { opens, closes }: TimeSpan): Range {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [start + from, start + (to <= from ? to + dayMinutes : to)];
}

/** The keys of the hours of a listing. */
export function hourKeys({ hours, specialHours }: AllHours): HourKeys {
  const seasons = specialHours?.seasons ?? [];
  const dates = specialHours?.dates ?? [];
  const weeks = [{ hours }, ...seasons];
  return {
    days: [...daysOfWeeks(seasons), ...dates.map(({ date }): Range => [dateKey(date), dateKey(date) + 1])],
    open: [
      ...weeks.flatMap((week, index) => week.hours.map((span) => spanAfter(weekKey(index, span.day, 0), span))),
      ...dates.flatMap(({ date, hours: spans }) => spans.map((span) => spanAfter(dateKey(date) * daySpan, span))),
    ],
  };
}

/** Which week holds on which days of a year. */
function daysOfWeeks(seasons: readonly { from: string; to: string }[]): Range[] {
  if (seasons.length === 0) return [[0, yearDays]];
  const ranges: [number, number][] = [];
  for (let index = 0; index < yearDays; index++) {
    const day = [Math.floor(index / monthDays) + 1, (index % monthDays) + 1]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const key = yearKey(seasons.findIndex((season) => isInSeason(day, season)) + 1, day);
    const last = ranges.at(-1);
    if (last?.[1] === key) last[1] = key + 1;
    else ranges.push([key, key + 1]);
  }
  return ranges;
}

/** The keys to look for at a local time: a listing is open if it has those of any day. */
export interface DayKeys {
  /** A day with hours of its own, on which the usual weeks do not count, and the minute of that day. */
  date: { day: number; open: number };
  /** One per usual week: it holds on this day, and is open at this minute. */
  weeks: { day: number; open: number }[];
}

/** The keys of a span that begins on a date, `YYYY-MM-DD`, at a number of minutes after the beginning of that day. */
export const dayKeys = (date: string, minute: number): DayKeys => ({
  date: { day: dateKey(date), open: dateKey(date) * daySpan + minute },
  weeks: usualWeeks.map((week) => ({
    day: yearKey(week, date),
    open: weekKey(week, weekdayOf(date), minute),
  })),
});
