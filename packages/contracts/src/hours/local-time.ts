import { dayMs, minuteMs } from '../time.js';

interface LocalTime {
  date: string;
  time: string;
}

interface Zone {
  format: Intl.DateTimeFormat;
  /** The last minute that was asked for, since 1970. */
  minute: number | null;
  local: LocalTime;
}

const zones = new Map<string, Zone>();

// Making a format takes far longer than using it, and that longer than all else: a list asks for one minute many times.
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const zone: Zone = { format, minute: null, local: { date: '', time: '' } };
  zones.set(timeZone, zone);
  return zone;
}

/** Local date and time in a time zone: `2026-11-26`, `08:30`. */
export function localTime(now: Date, timeZone: string): Readonly<LocalTime> {
  const zone = zoneOf(timeZone);
  const minute = Math.floor(now.getTime() / minuteMs);
  if (zone.minute !== minute) {
    const [date = '', time = ''] = zone.format.format(now).split(' ');
    Object.assign(zone, { minute, local: { date, time } });
  }
  return zone.local;
}

/** The date so many days after a date, both `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
