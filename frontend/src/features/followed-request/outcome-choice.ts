import type { FollowedRequest, RequestOutcome } from '@poolpros/contracts/http/followed-requests';

/** The choice of a form: an outcome, or the contact request of the business that got the job. */
export type OutcomeChoice = Exclude<RequestOutcome, 'hired'> | `hired:${string}`;

export const hiredChoice = (contactRequestId: string): OutcomeChoice => `hired:${contactRequestId}`;

/** What was stored last; null before the first time. */
export function storedChoice({ outcome, hiredId }: Pick<FollowedRequest, 'outcome' | 'hiredId'>): OutcomeChoice | null {
  if (outcome !== 'hired') return outcome;
  return hiredId === null ? null : hiredChoice(hiredId);
}

const mostDollars = 100_000_000;

/** The dollars that a person typed, such as `$58,500`; null for no amount, undefined for what is none. */
export function typedDollars(typed: string): number | null | undefined {
  const digits = typed.replace(/[$,\s]/g, '');
  if (digits === '') return null;
  const amount = /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : 0;
  return amount > 0 && amount <= mostDollars ? amount : undefined;
}

/** The body of POST /api/requests/outcome without its token. */
export const outcomeBody = (choice: OutcomeChoice, dollars: number | null) => {
  const [outcome, contactRequestId] = choice.split(':');
  if (contactRequestId === undefined) return { outcome };
  return { outcome, contactRequestId, ...(dollars !== null && { value: dollars }) };
};
