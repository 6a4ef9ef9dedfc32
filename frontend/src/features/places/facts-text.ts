import { counted } from '@poolpros/contracts/counted';
import type { PriceBand, Season, SeasonWindow } from '@poolpros/contracts/http/place-facts';

/** Names of the months, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dollars = (amount: number): string =>
  amount < 10 && !Number.isInteger(amount) ? `$${amount.toFixed(2)}` : `$${amount.toLocaleString('en-US')}`;

/** "$34,000–$75,500". */
export const bandText = ({ low, high }: PriceBand): string => `${dollars(low)}–${dollars(high)}`;

/** "Nov 21, 2026" of an ISO date. */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** "late April to mid-May"; one month is not a window. */
export const windowText = ({ from, to }: SeasonWindow): string => (from === to ? from : `${from} to ${to}`);

/** For what lasts as long as a window: "from June to August", "in July". */
export const throughoutText = ({ from, to }: SeasonWindow): string =>
  from === to ? `in ${from}` : `from ${from} to ${to}`;

/** For what happens once in a window: "between late April and mid-May", "in May". */
export const sometimeText = ({ from, to }: SeasonWindow): string =>
  from === to ? `in ${from}` : `between ${from} and ${to}`;

/** A month and its value. */
export interface MonthValue {
  month: string;
  value: number;
}

/** The month with the highest value; of the lowest with `-1`. */
export function extreme(values: readonly number[], sign: 1 | -1 = 1): MonthValue {
  const value = sign * Math.max(...values.map((each) => sign * each));
  return { month: months[values.indexOf(value)] ?? months[0], value };
}

/** The first two neighboring months between which unheated water passes 60 °F, upward or downward. */
export function passing60(water: readonly number[], direction: 'up' | 'down'): [MonthValue, MonthValue] | null {
  const middle = water.length / 2;
  for (let index = direction === 'up' ? 0 : middle; index < water.length - 1; index += 1) {
    const [a = 0, b = 0] = [water[index], water[index + 1]];
    const passes = direction === 'up' ? a < 60 && b >= 60 : a >= 60 && b < 60;
    if (passes) return [monthAt(water, index), monthAt(water, index + 1)];
  }
  return null;
}

const monthAt = (values: readonly number[], index: number): MonthValue => ({
  month: months[index] ?? months[0],
  value: values[index] ?? 0,
});

/** The surface to which water losses refer, in square feet. */
export const usualSurface = 450;
const gallonsPerSquareFootInch = 0.623377;
const daysOfMonth = 30.4;

/** Gallons a day that an uncovered pool of the usual size loses at so many inches a month. */
export const gallonsADay = (inches: number): number =>
  Math.round((inches * usualSurface * gallonsPerSquareFootInch) / daysOfMonth);

/** Inches that an uncovered pool loses in a year. */
export const yearOf = (inches: readonly number[]): number => Math.round(inches.reduce((sum, each) => sum + each, 0));

/** When pools are open, in a few words. */
export function seasonText({ winter, opening, closing }: Season): string {
  if (opening && closing) return `Open ${opening.from} to ${closing.to}`;
  return winter === 'freeze-guard' ? 'Open all year, with freeze protection' : 'Open all year';
}

/** How many contractors a place has: `12 pool, spa, hot tub and sauna contractors`. */
export const contractorsText = (count: number): string => counted(count, 'pool, spa, hot tub and sauna contractor');
