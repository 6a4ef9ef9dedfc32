import { middleZone, weeksOfMonth } from '@poolpros/contracts/hours/free-weeks';
import { dateAfter, localTime } from '@poolpros/contracts/hours/local-time';
import { minutesOf } from '@poolpros/contracts/hours/overlaps';
import { usTimeZones } from '@poolpros/contracts/hours/us-time-zones';
import { goodForHeader } from '@poolpros/contracts/http/search';
import { minuteMs } from '@poolpros/contracts/time';
import { filterKeys, isClockValue } from '@poolpros/contracts/value-filters';
import type { Filtered } from './filters.js';
import { type DayKeys, dayKeys, dayMinutes, type HourKeys, hourKeys } from './hour-keys.js';
import type { SearchPlan, Selection } from './plan.js';

/** How long a response that depends on the clock counts (docs/rules.md#clock-filters). */
const slotMs = 5 * minuteMs;

/** The beginning of the five minutes that a time is in. */
export const slotStart = (now: Date): Date => new Date(Math.floor(now.getTime() / slotMs) * slotMs);

/** Whether a search filters by a value that listings have or lack as time passes. */
export const usesClock = (selection: Selection): boolean =>
  filterKeys.some((key) => selection[key].some((value) => isClockValue(key, value)));

/** What a response to a search says about how long it may be served; nothing without such a limit. */
export const goodForHeaders = (
  { selection, at }: Pick<SearchPlan, 'selection' | 'at'>,
  now: Date,
): Record<string, number> =>
  usesClock(selection) ? { [goodForHeader]: Math.max(0, at.getTime() + slotMs - now.getTime()) } : {};

/** What a store keeps of a listing for the filters that depend on the clock. */
export interface ClockFields {
  timeZone: string;
  /** Mondays. */
  freeWeeks: string[];
  hours: HourKeys;
}

/** The fields of a listing. Without a time zone it is never open. */
export function clockFields({ hours = [], specialHours, timeZone = null, freeWeeks = [] }: Filtered): ClockFields {
  return {
    timeZone: timeZone ?? middleZone,
    freeWeeks: freeWeeks.map(({ week }) => week),
    hours: timeZone === null ? { days: [], open: [] } : hourKeys({ hours, specialHours }),
  };
}

/** Time zones with the same local time, and what a listing there must have. */
export interface ZoneGroup<T> {
  zones: string[];
  wanted: T;
}

function byZone<T>(wantedIn: (timeZone: string) => T): ZoneGroup<T>[] {
  const groups = new Map<string, ZoneGroup<T>>();
  for (const timeZone of usTimeZones) {
    const wanted = wantedIn(timeZone);
    const key = JSON.stringify(wanted);
    const group = groups.get(key);
    if (group) group.zones.push(timeZone);
    else groups.set(key, { zones: [timeZone], wanted });
  }
  return [...groups.values()];
}

/** The free weeks of which a listing needs one to take work this month, by time zone. */
export const weeksWanted = (at: Date): ZoneGroup<string[]>[] => byZone((timeZone) => weeksOfMonth(at, timeZone));

/** The keys of which a listing needs one to be open, by time zone: of spans that began today or yesterday. */
export const hoursWanted = (at: Date): ZoneGroup<DayKeys[]>[] =>
  byZone((timeZone) => {
    const { date, time } = localTime(at, timeZone);
    const minute = minutesOf(time);
    return [dayKeys(date, minute), dayKeys(dateAfter(date, -1), minute + dayMinutes)];
  });
