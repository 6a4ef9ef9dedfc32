import { openClaimStatuses } from '@poolpros/contracts/claim-facts';
import type { ClaimStatus, OwnClaim } from '@poolpros/contracts/http/claims';
import type { Tone } from '../../shared/ui/badge.js';

/** How a claim is called where a word has to do. */
export const claimBadges: Record<ClaimStatus, { tone: Tone; text: string }> = {
  started: { tone: 'amber', text: 'Waiting for your proof' },
  proof_sent: { tone: 'amber', text: 'Waiting for your proof' },
  proof_passed: { tone: 'amber', text: 'In review' },
  under_review: { tone: 'amber', text: 'In review' },
  approved: { tone: 'leaf', text: 'Approved' },
  rejected: { tone: 'brick', text: 'Not approved' },
  withdrawn: { tone: 'stone', text: 'Withdrawn' },
  superseded: { tone: 'stone', text: 'Ended' },
  expired: { tone: 'stone', text: 'Ended' },
  disputed: { tone: 'amber', text: 'Disputed' },
  revoked: { tone: 'brick', text: 'Revoked by us' },
};

/** Whether a claim waits for the claimant, who has to prove it. */
export const isToProve = ({ status }: Pick<OwnClaim, 'status'>): boolean =>
  status === 'started' || status === 'proof_sent';

/** Whether a claim may still lead to its page. */
export const isOpenClaim = ({ status }: Pick<OwnClaim, 'status'>): boolean =>
  openClaimStatuses.some((each) => each === status);

/** Whether something is still to come of a claim: a decision, or an appeal. */
export const isUnderWay = (claim: Pick<OwnClaim, 'status' | 'appealUntil'>): boolean =>
  isOpenClaim(claim) || claim.status === 'disputed' || claim.appealUntil !== null;
