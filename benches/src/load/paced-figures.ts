import { percentile } from '../report/figures.js';
import type { PacedJob, PacedResult } from './paced.js';

const notFound = 404;
const unavailable = 503;
const sliceMs = 250;
/** Normal is what stays so for this long. */
const steadyMs = 1000;

/** A response, or none: see `PacedResult`. */
export interface PacedResponse {
  kind: string;
  phase: number;
  dueAt: number;
  ms: number;
  status: number;
}

/** What became of requests; times in milliseconds, NaN of none. */
export interface Outcome {
  served: number;
  servedPerSecond: number;
  /** A response with 503. */
  refused: number;
  failed: number;
  /** How often each status came. */
  statuses: Record<string, number>;
  p50: number;
  p99: number;
  /** Of everything that was not served, whatever was answered instead. */
  unservedMean: number;
  unservedP99: number;
}

export function responsesOf({ phases }: Pick<PacedJob, 'phases'>, result: PacedResult): PacedResponse[] {
  return result.status.map((status, index) => {
    const phase = result.phase[index] ?? 0;
    const { kind = '' } = phases[phase]?.requests[result.request[index] ?? -1] ?? {};
    return { kind, phase, dueAt: result.dueAt[index] ?? 0, ms: result.ms[index] ?? Number.NaN, status };
  });
}

/** A page that says that there is no such thing is served, too. */
const isServed = ({ status }: PacedResponse): boolean => (status >= 200 && status < 400) || status === notFound;
const isRefused = ({ status }: PacedResponse): boolean => status === unavailable;
const timesOf = (responses: readonly PacedResponse[]): number[] => responses.map(({ ms }) => ms);

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export function outcomeOf(responses: readonly PacedResponse[], seconds: number): Outcome {
  const served = responses.filter(isServed);
  const refused = responses.filter(isRefused);
  const unserved = timesOf(responses.filter((response) => !isServed(response)));
  return {
    served: served.length,
    servedPerSecond: served.length / seconds,
    refused: refused.length,
    failed: responses.length - served.length - refused.length,
    statuses: countBy(responses.map(({ status }) => String(status))),
    p50: percentile(timesOf(served), 0.5),
    p99: percentile(timesOf(served), 0.99),
    unservedMean: unserved.reduce((sum, ms) => sum + ms, 0) / unserved.length,
    unservedP99: percentile(unserved, 0.99),
  };
}

/**
 * Seconds from a moment until, for a whole second, everything that was due is served and 99 in 100 within `withinMs`; those
 * until the last response if that is never so.
 */
export function secondsUntilNormal(responses: readonly PacedResponse[], since: number, withinMs: number): number {
  const end = responses.reduce((latest, { dueAt }) => Math.max(latest, dueAt), since); // too many for arguments
  for (let from = since; from + steadyMs <= end; from += sliceMs) {
    const due = responses.filter(({ dueAt }) => dueAt >= from && dueAt < from + steadyMs);
    if (due.length > 0 && due.every(isServed) && percentile(timesOf(due), 0.99) <= withinMs)
      return (from - since) / 1000;
  }
  return (end - since) / 1000;
}
