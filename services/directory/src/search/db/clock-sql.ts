import { hoursWanted, weeksWanted, type ZoneGroup } from '@poolpros/search-rules/clock-filters';
import type { DayKeys } from '@poolpros/search-rules/hour-keys';
import type { Bind } from '../../listings/db/geo-sql.js';

/** The condition that an entry has a free week this month, on the clock of its time zone. */
export const takesWork = (at: Date, bind: Bind): string =>
  inZones(weeksWanted(at), (weeks) => `free_weeks && ${bind(weeks)}::date[]`, bind);

/** The condition that an entry is open, on the clock of its time zone. */
export const isOpen = (at: Date, bind: Bind): string =>
  inZones(hoursWanted(at), (days) => anyOf(days.map((day) => openOn(day, bind))), bind);

const anyOf = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`;

function inZones<T>(groups: readonly ZoneGroup<T>[], conditionOf: (wanted: T) => string, bind: Bind): string {
  const [only, ...others] = groups;
  if (only && others.length === 0) return conditionOf(only.wanted);
  return anyOf(
    groups.map(({ zones, wanted }) => `(time_zone = any(${bind(zones)}::text[]) and ${conditionOf(wanted)})`),
  );
}

function openOn({ date, weeks }: DayKeys, bind: Bind): string {
  const has = (column: 'hour_days' | 'open_minutes', key: number) => `${column} @> ${bind(key)}::int4`;
  const ofWeeks = weeks.map(({ day, open }) => `(${has('hour_days', day)} and ${has('open_minutes', open)})`);
  return `(${has('open_minutes', date.open)} or (not ${has('hour_days', date.day)} and ${anyOf(ofWeeks)}))`;
}
