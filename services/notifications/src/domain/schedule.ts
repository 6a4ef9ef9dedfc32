import { hourMs, minuteMs, secondMs } from '@poolpros/contracts/time';

/** How long each step of a delivery may take before the sweep picks the mail up again, and how often it is tried. */
export interface Schedule {
  /** Delay after each failed try but the last; one more try than delays is made. */
  retryDelaysMs: readonly number[];
  /** Deadline of one try: fetching the facts, connecting and sending together. */
  tryMs: number;
  /** How long a try holds its mail: longer than `tryMs`, so that no other worker starts while it may still send. */
  leaseMs: number;
  /** How long a mail that waits for its job is left alone. */
  graceMs: number;
  sweepEveryMs: number;
  /** How often Redis is polled for jobs whose worker died. */
  stalledCheckMs: number;
}

/** Eight tries with growing delay; they span a morning's outage of the mail server (docs/rules.md#mail-tries). */
export const defaultSchedule: Schedule = {
  retryDelaysMs: [10 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs, 3 * hourMs],
  tryMs: 40 * secondMs,
  leaseMs: minuteMs,
  graceMs: 30 * secondMs,
  sweepEveryMs: 15 * secondMs,
  stalledCheckMs: 15 * secondMs,
};

/** Milliseconds until the next try after `attempts` failed ones, or null when that was the last. */
export function retryDelay({ retryDelaysMs }: Schedule, attempts: number): number | null {
  return retryDelaysMs[attempts - 1] ?? null;
}
