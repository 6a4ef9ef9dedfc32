import { weekdays } from '../catalogue.js';
import type { AllHours, Season, SpecialDate, Week } from './special-hours.js';
import { byOpening, type TimeSpan, type Weekday } from './week.js';

export interface HoursOfDay {
  spans: readonly TimeSpan[];
  byAppointment: boolean;
  special: SpecialDate | null;
}

/** The weekday of a date, YYYY-MM-DD. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';

/** Whether a day, `MM-DD`, is in a season. */
export const isInSeason = (day: string, { from, to }: Pick<Season, 'from' | 'to'>): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** The hours of one date, YYYY-MM-DD: from the special day, else the season, else the week. */
export function hoursOn(date: string, { hours, specialHours }: AllHours): HoursOfDay {
  const special = specialHours?.dates.find((each) => each.date === date) ?? null;
  if (special) return { spans: byOpening(special.hours), byAppointment: false, special };
  const season = specialHours?.seasons.find((each) => isInSeason(date.slice(5), each));
  const week: Week = season ?? { hours, byAppointment: specialHours?.byAppointment ?? [] };
  const day = weekdayOf(date);
  const spans = byOpening(week.hours.filter((span) => span.day === day));
  return { spans, byAppointment: spans.length === 0 && week.byAppointment.includes(day), special: null };
}
