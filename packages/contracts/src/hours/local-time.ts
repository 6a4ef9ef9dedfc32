import { dayMs } from '../time.js';

const formats = new Map<string, Intl.DateTimeFormat>();

// Making a format takes far longer than using it, and a search needs the same few.
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** Local date and time in a time zone: `2026-11-26`, `08:30`. */
export function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = formatOf(timeZone).format(now).split(' ');
  return { date, time };
}

/** The date so many days after a date, both `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
