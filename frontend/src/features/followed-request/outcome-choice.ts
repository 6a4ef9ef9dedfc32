import type { FollowedRequest, RequestOutcome } from '@poolpros/contracts/http/followed-requests';

/** The choice of a form: an outcome, or the contact request of the business that got the job. */
export type OutcomeChoice = Exclude<RequestOutcome, 'hired'> | `hired:${string}`;

export const hiredChoice = (contactRequestId: string): OutcomeChoice => `hired:${contactRequestId}`;

/** What was stored last; null before the first time. */
export function storedChoice({ outcome, hiredId }: Pick<FollowedRequest, 'outcome' | 'hiredId'>): OutcomeChoice | null {
  if (outcome !== 'hired') return outcome;
  return hiredId === null ? null : hiredChoice(hiredId);
}

/** The body of POST /api/requests/outcome without its token. */
export const outcomeBody = (choice: OutcomeChoice, dollars: number | null) => {
  const [outcome, contactRequestId] = choice.split(':');
  if (contactRequestId === undefined) return { outcome };
  return { outcome, contactRequestId, ...(dollars !== null && { value: dollars }) };
};
