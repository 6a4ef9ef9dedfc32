import { freeWeekCounts } from '../listing-options.js';
import { dateAfter, localTime } from './local-time.js';

/** A week in which a business can begin jobs: its Monday, `YYYY-MM-DD`, where the business is, and how many jobs. */
export interface FreeWeek {
  week: string;
  slots: number;
}

const weekDays = 7;

/** The time zone of a business whose own is not known. */
export const middleZone = 'America/Chicago';

/** Whether a date, `YYYY-MM-DD`, is a Monday. */
export const isMonday = (date: string): boolean => new Date(date).getUTCDay() === 1;

const localDate = (now: Date, timeZone: string | null): string => localTime(now, timeZone ?? middleZone).date;

/** The Monday on or before a date. */
const mondayOf = (date: string): string => dateAfter(date, -((new Date(date).getUTCDay() + 6) % weekDays));

/** The Mondays of the weeks for which a business states free slots: the current week and those after it. */
export function statedWeeks(now: Date, timeZone: string | null): string[] {
  const current = mondayOf(localDate(now, timeZone));
  return Array.from({ length: freeWeekCounts.weeks }, (_, index) => dateAfter(current, index * weekDays));
}

/** The weeks that have not ended where the business is, soonest first (docs/rules.md#free-weeks). */
export function comingWeeks<W extends FreeWeek>(weeks: readonly W[], now: Date, timeZone: string | null): W[] {
  if (weeks.length === 0) return [];
  const current = mondayOf(localDate(now, timeZone));
  return weeks.filter(({ week }) => week >= current).toSorted((a, b) => (a.week < b.week ? -1 : 1));
}

/** The Mondays of the weeks that have a day in the rest of the current month, where the business is. */
export function weeksOfMonth(now: Date, timeZone: string | null): string[] {
  const today = localDate(now, timeZone);
  const month = today.slice(0, 7);
  return statedWeeks(now, timeZone).filter((week) => week.slice(0, 7) <= month);
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Jun 8` */
export const weekText = (week: string): string => dayFormat.format(new Date(week));
