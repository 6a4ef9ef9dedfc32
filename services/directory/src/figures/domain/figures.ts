import {
  type FigureBucket,
  type FigureCount,
  type FigureKind,
  figureKinds,
} from '@poolpros/contracts/http/listing-figures';
import { figureLimits } from '@poolpros/contracts/limits';
import type { Period, Span } from './period.js';

/** How often something happened on a day. */
export interface DayCount {
  day: string;
  kind: FigureKind;
  count: number;
}

export type Totals = Readonly<Record<FigureKind, number>>;

/** With fewer profile views a share of them says nothing. */
const fewestViews = 20;

const isIn = ({ from, to }: Span, day: string): boolean => from <= day && day <= to;

/** The totals of the days of a span. */
export function totalsOf(counts: readonly DayCount[], span: Span): Totals {
  const totals = Object.fromEntries(figureKinds.map((kind) => [kind, 0])) as Record<FigureKind, number>;
  for (const { day, kind, count } of counts) if (isIn(span, day)) totals[kind] += count;
  return totals;
}

/** Requests per profile view. */
export const conversionOf = ({ request, profile_view }: Pick<Totals, 'request' | 'profile_view'>): number | null =>
  profile_view < fewestViews ? null : request / profile_view;

/** The median of what was measured; null with fewer than five. */
export function localMedian(values: readonly (number | null)[]): number | null {
  const measured = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  if (measured.length < figureLimits.fewestLocal) return null;
  const [low, high] = [measured[Math.floor((measured.length - 1) / 2)], measured[Math.floor(measured.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

/**
 * The totals of a listing next to those of the period before and the local median. `since` is the first day with a
 * visit: what was before it was not measured, and is not 0. Requests are always known.
 */
export function countsOf(
  counts: readonly DayCount[],
  { period, since, local }: { period: Period; since: string | null; local: readonly Totals[] },
): Record<FigureKind, FigureCount> {
  const now = totalsOf(counts, period);
  const before = period.before && totalsOf(counts, period.before);
  const isMeasured = since !== null && since <= period.to;
  const wasMeasured = since !== null && period.before !== null && since <= period.before.from;
  const ofKind = (kind: FigureKind): FigureCount => ({
    total: kind === 'request' || isMeasured ? now[kind] : null,
    before: before !== null && (kind === 'request' || wasMeasured) ? before[kind] : null,
    local: localMedian(local.map((totals) => totals[kind])),
  });
  return Object.fromEntries(figureKinds.map((kind) => [kind, ofKind(kind)])) as Record<FigureKind, FigureCount>;
}

/** The parts of a period from the one with the first visit. */
export const seriesOf = (counts: readonly DayCount[], period: Period, since: string | null): FigureBucket[] =>
  since === null
    ? []
    : period.parts.flatMap((part) => (part.to < since ? [] : [{ ...part, counts: totalsOf(counts, part) }]));
