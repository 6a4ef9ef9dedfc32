import { phoneCodeMinutes } from '@poolpros/contracts/claim-facts';
import { dayMs, minuteMs } from '@poolpros/contracts/time';

/** A code that went to the phone of a listing; the digits follow from its id and nonce. */
export interface PhoneCode {
  id: string;
  claimId: string;
  listingId: number;
  /** Where it went, E.164. */
  phone: string;
  nonce: string;
  tries: number;
  sentAt: Date;
}

/** Tries of one code (docs/rules.md#phone-codes). */
export const mostTries = 5;
/** Codes that go to one listing in 24 hours, and the seconds from one to the next. */
const sends = { perDay: 3, secondsBetween: 60 };

/** Codes that were sent at or before this instant work no more. */
export const codesEndedAt = (now: Date): Date => new Date(now.getTime() - phoneCodeMinutes * minuteMs);
/** Until when a code works that was sent at an instant. */
export const codeEnds = (sentAt: Date): Date => new Date(sentAt.getTime() + phoneCodeMinutes * minuteMs);

/** From when another code may go to a listing, by when the last ones were sent; null when at once. */
export function sendAgainAt(sentAt: readonly Date[], now: Date): Date | null {
  const times = sentAt.map((at) => at.getTime()).sort((a, b) => b - a);
  const [last, nth] = [times[0], times[sends.perDay - 1]];
  const next = Math.max(
    last === undefined ? 0 : last + sends.secondsBetween * 1000,
    nth === undefined ? 0 : nth + dayMs,
  );
  return next > now.getTime() ? new Date(next) : null;
}
