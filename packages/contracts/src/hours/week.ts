import type { weekdays } from '../catalogue.js';

export type Weekday = (typeof weekdays)[number];

/**
 * From one local time to another, `HH:MM`. A span that closes at or before its opening time ends on the next day;
 * `24:00` is midnight at the end of the day.
 */
export interface TimeSpan {
  opens: string;
  closes: string;
}

/** A span that begins on a weekday. */
export interface WeekSpan extends TimeSpan {
  day: Weekday;
}

export const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** `Mon` */
export const shortDay = (day: Weekday): string => dayNames[day].slice(0, 3);

/** `HH:MM` as people say it: `7 am`, `8:30 am`, `noon`, or `midnight` for the end of a day. */
export function clockTime(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === '24:00') return 'midnight';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${shown} ${hours < 12 ? 'am' : 'pm'}`;
}

export const isAllDay = ({ opens, closes }: TimeSpan): boolean => opens === '00:00' && closes === '24:00';

/** `8 am – 5 pm`, or `Open 24 hours`. */
export const spanText = (span: TimeSpan): string =>
  isAllDay(span) ? 'Open 24 hours' : `${clockTime(span.opens)} – ${clockTime(span.closes)}`;

/** Spans sorted by their start. */
export const byOpening = <S extends TimeSpan>(spans: readonly S[]): S[] =>
  [...spans].sort((a, b) => a.opens.localeCompare(b.opens));
