import type { TimeSpan, Weekday, WeekSpan } from './week.js';

/** What a week looks like: spans, and days without one on which people come by appointment. */
export interface Week {
  hours: readonly WeekSpan[];
  byAppointment: readonly Weekday[];
}

/** A week that holds every year from one day to another, both included; `MM-DD`. It may cross the end of the year. */
export interface Season extends Week {
  from: string;
  to: string;
}

/** A day with hours of its own; without any it is closed. */
export interface SpecialDate {
  date: string;
  hours: readonly TimeSpan[];
  note: string;
}

/** What differs from the hours of a usual week. */
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

/** Whether hours are known at all; a business may be there by appointment or in a season alone. */
export const hasHours = ({ hours, specialHours }: AllHours): boolean =>
  [{ hours, byAppointment: specialHours?.byAppointment ?? [] }, ...(specialHours?.seasons ?? [])].some(
    (week) => week.hours.length + week.byAppointment.length > 0,
  );
