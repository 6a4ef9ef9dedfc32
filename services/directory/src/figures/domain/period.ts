import type { FigurePeriod } from '@poolpros/contracts/http/listing-figures';
import { daysAfter, monthOf } from './figure-day.js';

/** Days from the first to the last, both included. */
export interface Span {
  from: string;
  to: string;
}

/** A period with the one before it and the parts that a chart shows. */
export interface Period extends Span {
  /** As long as it; null where the counts do not go back that far. */
  before: Span | null;
  parts: readonly Span[];
}

const inDays: Record<Exclude<FigurePeriod, '12m'>, { days: number; part: number }> = {
  '7d': { days: 7, part: 1 },
  '30d': { days: 30, part: 1 },
  '90d': { days: 90, part: 7 },
};

/** How many days of counts a period takes of what a plan includes. */
export const daysOf = (period: FigurePeriod): number => (period === '12m' ? 365 : inDays[period].days);

/**
 * The period that ends today. Weeks are counted back from today, so that the last one is whole; the first may be
 * shorter. Twelve months are this month and the eleven before.
 */
export function periodOf(name: FigurePeriod, today: string): Period {
  if (name === '12m') {
    const parts = Array.from({ length: 12 }, (_, index): Span => {
      const next = daysAfter(monthOf(today, index - 10), -1);
      return { from: monthOf(today, index - 11), to: next < today ? next : today };
    });
    return { from: monthOf(today, -11), to: today, before: null, parts };
  }
  const { days, part } = inDays[name];
  const from = daysAfter(today, 1 - days);
  const parts = Array.from({ length: Math.ceil(days / part) }, (_, index): Span => {
    const to = daysAfter(today, -part * index);
    const first = daysAfter(to, 1 - part);
    return { from: first > from ? first : from, to };
  }).reverse();
  return { from, to: today, before: { from: daysAfter(from, -days), to: daysAfter(from, -1) }, parts };
}
