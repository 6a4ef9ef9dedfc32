import type { FollowedRecipient, FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { requestLimits } from '@poolpros/contracts/limits';

export interface StatusStep {
  title: string;
  at: string | null;
  state: 'done' | 'next' | 'later' | 'bad';
}

type Recipient = Pick<FollowedRecipient, 'status' | 'deliveredAt' | 'seenAt' | 'repliedAt'>;

/** How it ended with a business. */
const ends: Partial<Record<FollowedRecipient['status'], Pick<StatusStep, 'title' | 'state'>>> = {
  won: { title: 'Got the job', state: 'done' },
  lost: { title: 'Not hired', state: 'done' },
  withdrawn: { title: 'Withdrawn', state: 'done' },
  declined: { title: 'Declined', state: 'bad' },
};

/** How far a request has come with a business. A step that only a later one proves has no time. */
export function statusSteps({ createdAt }: Pick<FollowedRequest, 'createdAt'>, recipient: Recipient): StatusStep[] {
  const { status, deliveredAt, seenAt, repliedAt } = recipient;
  const isSent = status !== 'unconfirmed';
  const reached = [
    { title: 'Sent', at: isSent ? createdAt : null },
    { title: 'Delivered', at: deliveredAt },
    { title: 'Seen', at: seenAt },
    { title: 'Replied', at: repliedAt },
  ];
  const last = reached.findLastIndex(({ at }) => at !== null);
  const end = ends[status];
  const steps = reached.map(({ title, at }, index): StatusStep => {
    if (index <= last) return { title, at, state: 'done' };
    if (title === 'Replied' && status === 'expired') return { title: 'No reply', at, state: 'bad' };
    return { title, at, state: index === last + 1 && !end && status !== 'expired' ? 'next' : 'later' };
  });
  const isDue = last === reached.length - 1;
  return [...steps, end ? { ...end, at: null } : { title: 'Outcome', at: null, state: isDue ? 'next' : 'later' }];
}

/** The index of the last step that was reached; -1 if none was. */
export const reachedStep = (steps: readonly StatusStep[]): number =>
  steps.findLastIndex(({ state }) => state === 'done' || state === 'bad');

const hourMs = 3_600_000;

/** Whether a business has had the request for a day, or does not answer it, and has not replied. */
export function isSilent({ status, deliveredAt, repliedAt }: Recipient, now: Date): boolean {
  if (repliedAt !== null) return false;
  if (status === 'expired' || status === 'declined') return true;
  const isWaiting = status === 'delivered' || status === 'seen';
  return (
    isWaiting &&
    deliveredAt !== null &&
    now.getTime() - Date.parse(deliveredAt) >= requestLimits.unansweredHours * hourMs
  );
}
