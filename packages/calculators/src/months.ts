import type { InputError } from './bounds.js';

export const monthNames = [
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

/** Days of the months of a year of 365 days. */
export const daysOfMonths: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The months from one to another, 1 to 12, across the turn of the year where the first is the later one. */
export const monthsFrom = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1);

/** The days of these months. */
export const daysOf = (months: readonly number[]): number =>
  months.reduce((sum, month) => sum + (daysOfMonths[month - 1] ?? 0), 0);

/** Why these are no months of a year, each at most once; null when they are. */
export function monthsError(field: string, label: string, months: readonly number[]): InputError | null {
  const areMonths = months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12);
  if (months.length > 0 && areMonths && new Set(months).size === months.length) return null;
  return { field, message: `${label}: choose months within one year.` };
}

/** One figure for each month of the year: of those among `months` what `of` makes of month 1 to 12, of others 0. */
export const byMonth = (months: readonly number[], of: (month: number, days: number) => number): number[] =>
  daysOfMonths.map((days, index) => (months.includes(index + 1) ? of(index + 1, days) : 0));

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
