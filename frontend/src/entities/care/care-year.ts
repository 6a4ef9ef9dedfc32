import type { Season, SeasonWindow } from '@poolpros/contracts/http/place-facts';
import { type CarePhase, type CareTask, type CareTime, carePhases, careTasks } from '../../../content/care/calendar.js';

const nameOfMonth = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
/** Names of the months, January first. */
export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  nameOfMonth.format(Date.UTC(2026, month)),
);

/** Below this water temperature in °F there are no algae, and pools that stay open rest. */
const quietBelow = 60;

/** The month of "late April", January being 0. */
const monthOf = (when: string): number => months.findIndex((month) => when.endsWith(month));

/** The phase of a month for a pool: from the windows of the zone, and from the water where pools stay open. */
export function phaseOf({ opening, closing, water }: Season, month: number): CarePhase {
  if (!opening || !closing) return (water[month] ?? 0) < quietBelow ? 'mild' : 'open';
  if (month < monthOf(opening.from) || month > monthOf(closing.to)) return 'closed';
  if (month <= monthOf(opening.to)) return 'opening';
  return month >= monthOf(closing.from) ? 'closing' : 'open';
}

/** A month of a zone. */
export interface CareMonth {
  month: string;
  phase: CarePhase;
  /** The tasks of its phase. */
  work: string;
  /** Tasks in this month and few others. */
  due: readonly CareTask[];
  water: number;
  evaporation: number;
}

/** What a pool in a zone needs each month. */
export function careYear(season: Season): CareMonth[] {
  return months.map((month, index) => {
    const phase = phaseOf(season, index);
    const window = phase === 'opening' ? season.opening : season.closing;
    return {
      month,
      phase,
      work: carePhases[phase].work.replace('{window}', window ? `${window.from} to ${window.to}` : ''),
      due: careTasks.filter(({ when }) => isSingle(when) && monthsOf(when, season).includes(index)),
      water: season.water[index] ?? 0,
      evaporation: season.evaporation[index] ?? 0,
    };
  });
}

/** Tasks of every month, in the words of the calendar. */
export const monthlyTasks = (season: Season): readonly CareTask[] =>
  careTasks.filter(({ when }) => 'each' in when && monthsOf(when, season).length > 0);

/** The month of a day in a window is the same in every common year. */
const commonYear = 2026;

const isSingle = (when: CareTime): boolean => 'before' in when || 'at' in when;

/** The months in which a task is due or begins, January being 0. */
function monthsOf(when: CareTime, season: Season): number[] {
  if ('each' in when) return months.flatMap((_, month) => (when.each.includes(phaseOf(season, month)) ? month : []));
  if ('at' in when) return [monthAt(when.at, season)].filter((month) => month >= 0);
  const window = season['during' in when ? when.during : when.before];
  return window ? [new Date(startOf(when, window, commonYear)).getUTCMonth()] : [];
}

/** The month of an occasion; -1 if a zone has none. */
function monthAt(occasion: 'spring' | 'frost' | 'evaporation', season: Season): number {
  const { opening, water, evaporation } = season;
  const phases = months.map((_, month) => phaseOf(season, month));
  if (occasion === 'frost') return phases.findIndex((phase, month) => phase === 'mild' && month >= 6);
  if (occasion === 'evaporation') {
    const open = evaporation.map((inches, month) => (phases[month] === 'closed' ? 0 : inches));
    return open.indexOf(Math.max(...open));
  }
  if (opening) return monthOf(opening.from) - 1;
  const first = phases.findIndex((phase, month) => phase === 'open' && phases[month - 1] === 'mild');
  return first >= 0 ? first : water.indexOf(Math.min(...water));
}

const dayMs = 86_400_000;
const partsOfMonth = { early: [1, 10], mid: [11, 20], late: [21, 0] } as const;

/** First and last day of a window in a year, in milliseconds: "late" is from the 21st to the end of the month. */
function daysOf({ from, to }: SeasonWindow, year: number): [number, number] {
  const part = (when: string) => partsOfMonth[when.split(/[ -]/)[0] as keyof typeof partsOfMonth];
  const last = part(to)[1];
  return [
    Date.UTC(year, monthOf(from), part(from)[0]),
    // Day 0 of a month is the last one of the previous month.
    Date.UTC(year, monthOf(to) + (last === 0 ? 1 : 0), last),
  ];
}

function startOf(when: CareTime, window: SeasonWindow, year: number): number {
  const [first] = daysOf(window, year);
  return 'before' in when ? first - when.weeks * 7 * dayMs : first;
}

/** An all-day entry of a calendar. */
export interface CareEntry {
  task: CareTask;
  /** The first day on which it is due, as 2026-04-21. */
  start: string;
  days: number;
  /** The months, from 1, on whose first Saturday it is due; empty if it is due on fixed days each year. */
  months: readonly number[];
}

/** The entries of a zone, starting in a year. */
export function careEntries(season: Season, year: number): CareEntry[] {
  return careTasks.flatMap((task): CareEntry[] => {
    const { when } = task;
    if ('during' in when || 'before' in when) {
      const window = season['during' in when ? when.during : when.before];
      if (!window) return [];
      const [first, last] = daysOf(window, year);
      const days = 'during' in when ? (last - first) / dayMs + 1 : 1;
      return [{ task, start: isoDate(startOf(when, window, year)), days, months: [] }];
    }
    const due = monthsOf(when, season);
    const [first] = due;
    if (first === undefined) return [];
    return [{ task, start: isoDate(firstSaturday(year, first)), days: 1, months: due.map((month) => month + 1) }];
  });
}

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

function firstSaturday(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 7 - weekday);
}
