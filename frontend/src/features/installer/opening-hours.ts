import type { Week } from '@poolpros/contracts/hours/special-hours';
import { isAllDay } from '@poolpros/contracts/hours/week';
import { dayRuns, daysText, timesText } from '../../entities/opening-hours/hours-text.js';

/** The time zones of the mainland (docs/rules.md#call-times). */
const mainlandZones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

/** When a business is open on most days, on the clocks of the four time zones of the mainland; null when that is unknown. */
export function callTimes(
  { hours }: Pick<Week, 'hours'>,
  timeZone: string | null,
  at: Date,
): { days: string; zones: { name: string; times: string }[] } | null {
  const [usual] = dayRuns({ hours, byAppointment: [] })
    .filter(({ spans }) => spans.length > 0)
    .sort((a, b) => b.days.length - a.days.length);
  if (!usual || timeZone === null) return null;
  const own = minutesIn(timeZone, at);
  return {
    days: daysText(usual.days),
    zones: mainlandZones.map((zone) => {
      const ahead = minutesIn(zone, at) - own;
      const shifted = usual.spans.map((span) =>
        isAllDay(span)
          ? span
          : { opens: later(span.opens, ahead), closes: later(span.closes, ahead).replace('00:00', '24:00') },
      );
      return { name: timeZoneName(zone), times: timesText(shifted) };
    }),
  };
}

const minuteMs = 60_000;

/** `HH:MM` so many minutes later on the clock. */
const later = (time: string, minutes: number): string =>
  new Date(Date.parse(`2000-01-01T${time}Z`) + minutes * minuteMs).toISOString().slice(11, 16);

/** Minutes on the clock of a zone, to be compared with another; Swedes write dates as ISO 8601 does. */
const minutesIn = (timeZone: string, at: Date): number =>
  Date.parse(`${at.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / minuteMs;

// Named here because runtimes name a zone differently, and a page must read the same on the server and in the browser.
const zoneNames: [RegExp, string][] = [
  [/New_York|Detroit|Kentucky|Indiana\/(?!Knox|Tell)/, 'Eastern'],
  [/Chicago|Menominee|Dakota|Indiana/, 'Central'],
  [/Denver|Boise/, 'Mountain'],
  [/Phoenix/, 'Arizona'],
  [/Los_Angeles/, 'Pacific'],
  [/Anchorage|Juneau|Sitka|Nome|Yakutat|Metlakatla/, 'Alaska'],
  [/Honolulu|Adak/, 'Hawaii'],
];

/** The US time zone as people call it; the IANA name where there is no such word. */
export function timeZoneName(timeZone: string): string {
  const name = zoneNames.find(([pattern]) => pattern.test(timeZone))?.[1];
  return name ? `${name} Time` : timeZone.replaceAll('_', ' ');
}
