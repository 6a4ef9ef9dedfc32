import { dayMs, minuteMs } from '@poolpros/contracts/time';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A time of the day in a time zone, on every day or on one day of the week. */
export interface CalendarRule {
  /** `daily 03:00 America/New_York`, as operators read it. */
  text: string;
  /** Shows the offset of the zone from UTC at an instant. */
  clock: Intl.DateTimeFormat;
  /** 0 is Sunday; null: every day. */
  weekday: number | null;
  hour: number;
  minute: number;
}

/** `03:00` on every day. Throws if it is not a time of 24 hours or the zone is unknown. */
export const dailyRule = (time: string, zone: string): CalendarRule => ({
  text: `daily ${time} ${zone}`,
  clock: clockOf(zone),
  weekday: null,
  ...clockTime(time),
});

/** `monday 08:00` in each week. Throws as `dailyRule` does, or if there is no such day. */
export function weeklyRule(at: `${Weekday} ${string}`, zone: string): CalendarRule {
  const [day = '', time = ''] = at.split(' ');
  const weekday = (weekdays as readonly string[]).indexOf(day);
  if (weekday < 0) throw new Error(`${at} does not begin with a day of the week`);
  return { text: `weekly ${at} ${zone}`, clock: clockOf(zone), weekday, ...clockTime(time) };
}

/**
 * The first time after `after` at which a rule is due. A time that clocks skip in spring is due an hour later on the clock
 * (02:30 at 03:30); one that they show twice in fall is due the first time.
 */
export function nextDue(rule: CalendarRule, after: Date): Date {
  const today = Math.floor(localMs(after, rule.clock) / dayMs) * dayMs;
  for (let date = today; ; date += dayMs) {
    if (rule.weekday !== null && new Date(date).getUTCDay() !== rule.weekday) continue;
    const due = instantOf(date + (rule.hour * 60 + rule.minute) * minuteMs, rule.clock);
    if (due > after) return due;
  }
}

/** The instant at which the clocks of a zone show a time, which is given as if they showed UTC. */
function instantOf(local: number, clock: Intl.DateTimeFormat): Date {
  // A day on either side is on either side of a change of the clocks.
  const [before, after] = [local - dayMs, local + dayMs].map((at) => offsetMs(new Date(at), clock)) as [number, number];
  const shown = [local - before, local - after].filter((at) => localMs(new Date(at), clock) === local);
  return new Date(shown.length > 0 ? Math.min(...shown) : local - before);
}

const localMs = (at: Date, clock: Intl.DateTimeFormat): number => at.getTime() + offsetMs(at, clock);

function offsetMs(at: Date, clock: Intl.DateTimeFormat): number {
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(clock.format(at)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

function clockTime(time: string): { hour: number; minute: number } {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined) throw new Error(`${time} is not a time such as 08:00`);
  return { hour: Number(hour), minute: Number(minute) };
}

/** Throws a RangeError for a zone that is not in the tz database. */
const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
