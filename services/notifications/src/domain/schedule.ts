import { hourMs, minuteMs, secondMs } from '@poolpros/contracts/time';

/** How long each step of a delivery may take before the sweep picks the mail up again, and the number of attempts. */
export interface Schedule {
  /** Delay after each failed attempt except the last; there is one more attempt than delays. */
  retryDelaysMs: readonly number[];
  /** Deadline of one attempt: fetching the facts, connecting and sending together. */
  tryMs: number;
  /**
   * How long an attempt leases its mail: longer than `tryMs`, so that no other worker starts while it may still send.
   */
  leaseMs: number;
  /** How long the sweep ignores a mail that waits for its job. */
  graceMs: number;
  sweepEveryMs: number;
  /** How often Redis is polled for jobs whose worker died. */
  stalledCheckMs: number;
}

/** Eight attempts with growing delays; they span a morning's outage of the mail server (docs/rules.md#mail-tries). */
export const defaultSchedule: Schedule = {
  retryDelaysMs: [10 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs, 3 * hourMs],
  tryMs: 40 * secondMs,
  leaseMs: minuteMs,
  graceMs: 30 * secondMs,
  sweepEveryMs: 15 * secondMs,
  stalledCheckMs: 15 * secondMs,
};

/** Milliseconds until the next attempt after `attempts` failed ones; null if that was the last. */
export function retryDelay({ retryDelaysMs }: Schedule, attempts: number): number | null {
  return retryDelaysMs[attempts - 1] ?? null;
}
