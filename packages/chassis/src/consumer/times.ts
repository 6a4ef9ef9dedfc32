import { minuteMs } from '@poolpros/contracts/time';

/** The waiting times of a consumer, in milliseconds. Tests shorten them. */
export interface ConsumerTimes {
  /** The broker redelivers an event after this time without a sign of life from the consumer. */
  ackWaitMs: number;
  /** Between two signs of life: a third of the acknowledgment time, so that a lost one does no harm. */
  heartbeatMs: number;
  /** How long an event is retried in place while a neighbor is down, before it lets others pass. */
  retryInPlaceMs: number;
  /** Until the next attempt at an event that let others pass while its neighbor was down. */
  afterOutageMs: number;
  /** How long a replica has to retry an event, before another replica takes it. */
  leaseMs: number;
  /** Between two checks for events that are due for a retry. */
  pollMs: number;
  /** Between two measurements of unfinished events. */
  measureMs: number;
  /** Until the retry after the first, second, … failure; the last value repeats. */
  retryDelaysMs: readonly [number, ...number[]];
}

/** Events in flight of one replica, including those that wait in busy lanes. */
export const maxInFlight = 250;

/** Events of a service that may be in flight or wait for redelivery: four replicas' worth, and as many failed ones. */
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
