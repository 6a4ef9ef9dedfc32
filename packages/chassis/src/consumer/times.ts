import { minuteMs } from '@poolpros/contracts/time';

/** How long a consumer waits for what, in milliseconds. Tests shorten them. */
export interface ConsumerTimes {
  /** Without a sign from the consumer the broker delivers an event again after this. */
  ackWaitMs: number;
  /** Between two signs of life; a third of the acknowledgement time, so that a lost one does no harm. */
  heartbeatMs: number;
  /** How long an event is retried in place while a neighbour is down, before it lets others pass. */
  retryInPlaceMs: number;
  /** Until an event that let others pass while its neighbour was down is tried again. */
  afterOutageMs: number;
  /** How long one replica has for an event that it retries, before another takes it. */
  leaseMs: number;
  /** Between two looks for events that are due to be tried again. */
  pollMs: number;
  /** Between two measurements of what is not finished. */
  measureMs: number;
  /** Until the next try after the first, second, … failure; the last one repeats. */
  retryDelaysMs: readonly [number, ...number[]];
}

/** Events that a replica has in flight, with those that wait in lanes that are busy. */
export const maxInFlight = 250;

/** Events of a service that may be in flight or wait for another delivery: those of four replicas, and as many that failed. */
export const maxAckPending = 2 * 4 * maxInFlight;

export const consumerTimes: ConsumerTimes = {
  ackWaitMs: 30_000,
  heartbeatMs: 10_000,
  retryInPlaceMs: minuteMs,
  afterOutageMs: 30_000,
  leaseMs: minuteMs,
  pollMs: 1000,
  measureMs: 5000,
  retryDelaysMs: [1000, 5000, 15_000, 30_000, minuteMs, 2 * minuteMs, 5 * minuteMs, 10 * minuteMs],
};
