import { phoneCodeMinutes, phoneCodeSends } from '@poolpros/contracts/claim-facts';
import { dayMs, minuteMs } from '@poolpros/contracts/time';

/** A code sent to the phone of a listing; the digits are derived from its id and nonce. */
export interface PhoneCode {
  id: string;
  claimId: string;
  listingId: number;
  /** The phone number, E.164. */
  phone: string;
  nonce: string;
  tries: number;
  sentAt: Date;
}

/** Attempts per code (docs/rules.md#phone-codes). */
export const mostTries = 5;

/** Codes that were sent at or before this instant have expired. */
export const codesEndedAt = (now: Date): Date => new Date(now.getTime() - phoneCodeMinutes * minuteMs);
/** When a code that was sent at an instant expires. */
export const codeEnds = (sentAt: Date): Date => new Date(sentAt.getTime() + phoneCodeMinutes * minuteMs);

/** Whether a code can still be typed in. */
export const isUsable = ({ tries, sentAt }: Pick<PhoneCode, 'tries' | 'sentAt'>, now: Date): boolean =>
  tries < mostTries && sentAt > codesEndedAt(now);

/** When another code may be sent to a listing, given the times of the last ones; null for now. */
export function sendAgainAt(sentAt: readonly Date[], now: Date): Date | null {
  const times = sentAt.map((at) => at.getTime()).sort((a, b) => b - a);
  const [last, nth] = [times[0], times[phoneCodeSends.perDay - 1]];
  const next = Math.max(
    last === undefined ? 0 : last + phoneCodeSends.minutesBetween * minuteMs,
    nth === undefined ? 0 : nth + dayMs,
  );
  return next > now.getTime() ? new Date(next) : null;
}
