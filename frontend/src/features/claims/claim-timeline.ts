import { claimDays, proofHours } from '@poolpros/contracts/claim-facts';
import type { ClaimAction, ClaimStatus, OwnClaim } from '@poolpros/contracts/http/claims';
import { decisionDays } from '@poolpros/contracts/limits';
import { momentText } from '../../shared/lib/dates.js';
import type { TimelineEntry } from '../../shared/ui/progress.js';

const taken: Record<ClaimAction, TimelineEntry> = {
  start: { title: 'Started', state: 'done' },
  send_proof: { title: 'Proof sent', state: 'done' },
  prove: { title: 'Verified', state: 'done' },
  review: { title: 'Sent for review', state: 'done' },
  approve: { title: 'Approved', state: 'done' },
  reject: { title: 'Not approved', state: 'bad' },
  withdraw: { title: 'Withdrawn', state: 'bad' },
  supersede: { title: 'Ended', text: 'The page went to another claimant', state: 'bad' },
  expire: { title: 'Ended', text: 'You did not prove it in time', state: 'bad' },
  appeal: { title: 'Appealed', state: 'done' },
  grant: { title: 'Granted by the owner', state: 'done' },
  refuse: { title: 'Refused by the owner', state: 'bad' },
  dispute: { title: 'Disputed', state: 'bad' },
  uphold: { title: 'The page stays yours', state: 'done' },
  overturn: { title: 'Revoked', state: 'bad' },
  revoke: { title: 'Revoked', state: 'bad' },
};

const underReview: TimelineEntry = {
  title: 'Under review',
  text: `We aim for ${decisionDays} business days`,
  state: 'now',
};
const openLink: TimelineEntry = {
  title: 'Open the link in the email',
  text: `It works for ${proofHours} hours`,
  state: 'now',
};
const addDocuments: TimelineEntry = {
  title: 'Add your documents',
  text: `Within ${claimDays.unproved} days`,
  state: 'now',
};
const typeCode: TimelineEntry = { title: 'Type in the code', text: 'It works for 10 minutes', state: 'now' };
const decision: TimelineEntry = { title: 'Decision', text: 'By email, with the reason', state: 'later' };

const ahead: Record<ClaimStatus, readonly TimelineEntry[]> = {
  started: [decision],
  proof_sent: [decision],
  proof_passed: [decision],
  under_review: [underReview, decision],
  approved: [],
  rejected: [],
  withdrawn: [],
  superseded: [],
  expired: [],
  disputed: [underReview, decision],
  revoked: [],
};

/** The way of a claim: the steps that were taken, and those ahead of it. */
export const claimTimeline = ({
  history,
  status,
  method,
}: Pick<OwnClaim, 'history' | 'status' | 'method'>): TimelineEntry[] => [
  ...history.map(({ action, at }) => ({ text: momentText(at), ...taken[action] })),
  ...(status === 'proof_sent' ? [method === 'phone' ? typeCode : openLink] : []),
  ...(status === 'started' && method === 'documents' ? [addDocuments] : []),
  ...ahead[status],
];
