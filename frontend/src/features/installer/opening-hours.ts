import { weekdays } from '@poolpros/contracts/catalogue';
import type { OpeningHours } from '@poolpros/contracts/http/installers';

type Weekday = (typeof weekdays)[number];

const names: Record<Weekday, { full: string; short: string }> = {
  mon: { full: 'Monday', short: 'Mon' },
  tue: { full: 'Tuesday', short: 'Tue' },
  wed: { full: 'Wednesday', short: 'Wed' },
  thu: { full: 'Thursday', short: 'Thu' },
  fri: { full: 'Friday', short: 'Fri' },
  sat: { full: 'Saturday', short: 'Sat' },
  sun: { full: 'Sunday', short: 'Sun' },
};

/** `HH:MM` as people say it: `7 am`, `8:30 am`, `noon`. */
export function clockTime(time: string): string {
  if (time === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${shown} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The week as rows; days in a row with the same hours share one. A day without hours is closed. */
export function hoursRows(hours: readonly OpeningHours[]): { days: string; times: string }[] {
  const rows: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of weekdays) {
    const times =
      hours
        .filter((entry) => entry.day === day)
        .map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`)
        .join(', ') || 'Closed';
    const before = rows.at(-1);
    if (before?.times === times) before.last = day;
    else rows.push({ first: day, last: day, times });
  }
  return rows.map(({ first, last, times }) => ({
    days: first === last ? names[first].full : `${names[first].short}–${names[last].short}`,
    times,
  }));
}

/** Whether the business is open at this moment, in the words of the page; null when its hours are unknown. */
export function openNow(hours: readonly OpeningHours[], timeZone: string | null, now: Date): string | null {
  if (hours.length === 0 || timeZone === null) return null;
  const { day, time } = localTime(now, timeZone);
  const today = hours.filter((entry) => entry.day === day).sort((a, b) => a.opens.localeCompare(b.opens));
  const open = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return `Open now, closes ${clockTime(open.closes)}`;
  const later = today.find(({ opens }) => opens > time);
  if (later) return `Closed now, opens ${clockTime(later.opens)}`;
  const from = weekdays.indexOf(day);
  for (let ahead = 1; ahead <= weekdays.length; ahead += 1) {
    const next = weekdays[(from + ahead) % weekdays.length] ?? day;
    const [first] = hours.filter((entry) => entry.day === next).sort((a, b) => a.opens.localeCompare(b.opens));
    if (first) return `Closed now, opens ${names[next].full} ${clockTime(first.opens)}`;
  }
  return null;
}

function localTime(now: Date, timeZone: string): { day: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? '';
  const day = weekdays.find((entry) => entry === part('weekday').toLowerCase()) ?? 'mon';
  return { day, time: `${part('hour')}:${part('minute')}` };
}

// Named here because runtimes name a zone differently, and a page must read the same on the server and in the browser.
const zoneNames: [RegExp, string][] = [
  [/^America\/(New_York|Detroit|Kentucky\/.+)$/, 'Eastern Time'],
  [/^America\/Indiana\/(Knox|Tell_City)$/, 'Central Time'],
  [/^America\/Indiana\/.+$/, 'Eastern Time'],
  [/^America\/(Chicago|Menominee|North_Dakota\/.+)$/, 'Central Time'],
  [/^America\/(Denver|Boise)$/, 'Mountain Time'],
  [/^America\/Phoenix$/, 'Arizona Time'],
  [/^America\/Los_Angeles$/, 'Pacific Time'],
  [/^America\/(Anchorage|Juneau|Sitka|Nome|Yakutat|Metlakatla)$/, 'Alaska Time'],
  [/^Pacific\/Honolulu$|^America\/Adak$/, 'Hawaii Time'],
];

/** The US time zone as people call it; the IANA name where there is no such word. */
export const timeZoneName = (timeZone: string): string =>
  zoneNames.find(([pattern]) => pattern.test(timeZone))?.[1] ?? timeZone.replaceAll('_', ' ');
