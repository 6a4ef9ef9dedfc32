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

type Interval = Pick<OpeningHours, 'opens' | 'closes'>;

/** Days in a row that have the same hours. */
interface Run {
  days: Weekday[];
  intervals: Interval[];
}

const timesOf = (intervals: readonly Interval[]): string =>
  intervals.map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`).join(', ') || 'Closed';

function runsOf(hours: readonly OpeningHours[]): Run[] {
  const runs: Run[] = [];
  for (const day of weekdays) {
    const intervals = hours.filter((entry) => entry.day === day);
    const before = runs.at(-1);
    if (before && timesOf(before.intervals) === timesOf(intervals)) before.days.push(day);
    else runs.push({ days: [day], intervals });
  }
  return runs;
}

function daysText([first = 'mon', ...others]: Weekday[]): string {
  const last = others.at(-1);
  return last ? `${names[first].short}–${names[last].short}` : names[first].full;
}

/** The week as rows; days in a row with the same hours share one. A day without hours is closed. */
export const hoursRows = (hours: readonly OpeningHours[]): { days: string; times: string }[] =>
  runsOf(hours).map(({ days, intervals }) => ({ days: daysText(days), times: timesOf(intervals) }));

/** The time zones of the mainland (docs/rules.md#call-times). */
const mainlandZones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

/** When a business is open on most days, on the clocks of the four time zones of the mainland; null when that is unknown. */
export function callTimes(
  hours: readonly OpeningHours[],
  timeZone: string | null,
  at: Date,
): { days: string; zones: { name: string; times: string }[] } | null {
  const [usual] = runsOf(hours)
    .filter(({ intervals }) => intervals.length > 0)
    .sort((a, b) => b.days.length - a.days.length);
  if (!usual || timeZone === null) return null;
  const own = minutesAheadOfUtc(timeZone, at);
  return {
    days: daysText(usual.days),
    zones: mainlandZones.map((zone) => {
      const ahead = minutesAheadOfUtc(zone, at) - own;
      const shifted = usual.intervals.map(({ opens, closes }) => ({
        opens: later(opens, ahead),
        closes: later(closes, ahead),
      }));
      return { name: timeZoneName(zone), times: timesOf(shifted) };
    }),
  };
}

const dayMinutes = 24 * 60;

/** `HH:MM` so many minutes later on the clock. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = (hour * 60 + minute + minutes + dayMinutes) % dayMinutes;
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesAheadOfUtc(timeZone: string, at: Date): number {
  const [local, universal] = [localTime(at, timeZone), localTime(at, 'UTC')].map(({ day, time }) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return weekdays.indexOf(day) * dayMinutes + hour * 60 + minute;
  });
  const week = 7 * dayMinutes;
  // Between Sunday and Monday one clock begins the week before the other.
  return (((local ?? 0) - (universal ?? 0) + week + week / 2) % week) - week / 2;
}

/** Whether the business is open at this moment, in the words of the page; null when its hours are unknown. */
export function openNow(hours: readonly OpeningHours[], timeZone: string | null, now: Date): string | null {
  if (hours.length === 0 || timeZone === null) return null;
  const { day, time } = localTime(now, timeZone);
  const today = hours.filter((entry) => entry.day === day).sort((a, b) => a.opens.localeCompare(b.opens));
  const open = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return `Open now until ${clockTime(open.closes)}`;
  const later = today.find(({ opens }) => opens > time);
  if (later) return `Closed now, opens ${clockTime(later.opens)}`;
  const from = weekdays.indexOf(day);
  for (let ahead = 1; ahead <= weekdays.length; ahead += 1) {
    const next = weekdays[(from + ahead) % weekdays.length] ?? day;
    const [first] = hours.filter((entry) => entry.day === next).sort((a, b) => a.opens.localeCompare(b.opens));
    if (first) return `Closed now, opens ${names[next].short} ${clockTime(first.opens)}`;
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
