import type { TimeSpan, Weekday, WeekSpan } from './week.js';

/** The hours of a week: spans, and days by appointment. */
export interface Week {
  hours: readonly WeekSpan[];
  byAppointment: readonly Weekday[];
}

/** Hours for part of every year, first and last day included, as `MM-DD`. A season may cross the end of the year. */
export interface Season extends Week {
  from: string;
  to: string;
}

/** A date with special hours; closed if it has none. */
export interface SpecialDate {
  date: string;
  hours: readonly TimeSpan[];
  note: string;
}

/** Exceptions to the hours of a normal week. */
export interface SpecialHours {
  byAppointment: readonly Weekday[];
  seasons: readonly Season[];
  dates: readonly SpecialDate[];
}

/** When a business is open. */
export interface AllHours {
  hours: readonly WeekSpan[];
  specialHours?: SpecialHours | undefined;
}

/** Whether any hours are known. A business may be open only by appointment or in a season. */
export const hasHours = ({ hours, specialHours }: AllHours): boolean =>
  [{ hours, byAppointment: specialHours?.byAppointment ?? [] }, ...(specialHours?.seasons ?? [])].some(
    (week) => week.hours.length + week.byAppointment.length > 0,
  );
