import { dailyRule, nextDue } from '@poolpros/chassis/calendar';
import type { ContactRequestStatus } from '@poolpros/contracts/http/request-states';
import { type ReplyStep, replySpeed } from '@poolpros/contracts/reply-speed';
import { dayMs, hourMs, minuteMs } from '@poolpros/contracts/time';

/** What is measured of a request that reached a business. */
export interface MeasuredRequest {
  status: ContactRequestStatus;
  deliveredAt: Date;
  /** When a person of the business first replied. */
  repliedAt: Date | null;
}

/** How a business answers (docs/rules.md#reply-speed). */
export interface ReplyFigures {
  /** Requests of the last 90 days. */
  requests: number;
  /** The share of those older than 48 hours that were answered; null without any. */
  rate: number | null;
  /** The median time to the first reply in the last 30 days, in minutes between 08:00 and 18:00; null without one. */
  medianMinutes: number | null;
  /** What may be said in words; null if nothing may. */
  step: ReplyStep | null;
}

const requestDays = 90;
const replyDays = 30;
/** Below it nothing is said. */
export const leastRequests = 5;
const leastRate = 0.8;
const rateFromHours = 48;

/** When the earliest requests that count were delivered. */
export const measuredSince = (now: Date): Date => new Date(now.getTime() - requestDays * dayMs);

/** The minutes between two instants without the time from 18:00 to 08:00 in a time zone, on every day of the week. */
export function minutesByDay(from: Date, to: Date, zone: string): number {
  const [opens, closes] = [dailyRule('08:00', zone), dailyRule('18:00', zone)];
  let counted = 0;
  let at = from;
  while (at < to) {
    const [opening, closing] = [nextDue(opens, at), nextDue(closes, at)];
    const isDay = closing < opening;
    const end = isDay ? (closing < to ? closing : to) : opening;
    if (isDay) counted += end.getTime() - at.getTime();
    at = end;
  }
  return counted / minuteMs;
}

const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Spam is no request, and a withdrawn one was not there to be answered, unless it was before. */
const counts = ({ status, repliedAt }: MeasuredRequest): boolean =>
  status !== 'spam' && (status !== 'withdrawn' || repliedAt !== null);

/** Who declines has answered, but has not replied. */
const isAnswered = ({ status, repliedAt }: MeasuredRequest): boolean => repliedAt !== null || status === 'declined';

/**
 * The figures of a business at an instant, from its requests in any order. `zone` is its time zone, in which the night is
 * left out.
 */
export function replyFigures(requests: readonly MeasuredRequest[], zone: string, now: Date): ReplyFigures {
  const ageMs = (at: Date) => now.getTime() - at.getTime();
  const recent = requests.filter((each) => counts(each) && each.deliveredAt >= measuredSince(now));
  const due = recent.filter(({ deliveredAt }) => ageMs(deliveredAt) > rateFromHours * hourMs);
  const rate = due.length === 0 ? null : due.filter(isAnswered).length / due.length;
  const medianMinutes = median(
    recent.flatMap(({ deliveredAt, repliedAt }) =>
      repliedAt !== null && ageMs(repliedAt) <= replyDays * dayMs ? minutesByDay(deliveredAt, repliedAt, zone) : [],
    ),
  );
  const isEnough = recent.length >= leastRequests && rate !== null && rate >= leastRate;
  const step = isEnough && medianMinutes !== null ? (replySpeed(medianMinutes)?.within ?? null) : null;
  return { requests: recent.length, rate, medianMinutes, step };
}
