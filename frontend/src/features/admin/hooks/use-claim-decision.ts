import { adminPaths } from '@poolpros/contracts/admin-paths';
import { type ClaimDecision, decideClaim } from '../api.js';
import { useQueueDecision } from './use-queue-decision.js';

const done: Record<ClaimDecision['kind'], [title: string, text: string]> = {
  approve: ['Approved', 'has a new owner, who will get an email.'],
  reject: ['Rejected', 'stays as it is. The claimant will get an email with the reason.'],
  uphold: ['Left as it is', 'stays with the claimant. Both sides will get an email.'],
  revoke: ['Revoked', 'goes back to its previous owner. The claimant will get an email with the reason.'],
};

/** Approving and rejecting claims, and what becomes of approved ones. */
export const useClaimDecision = (onDecided: () => void) =>
  useQueueDecision<ClaimDecision>({
    decide: decideClaim,
    itemOf: ({ claim }) => claim,
    reads: [adminPaths.adminClaims],
    said: ({ kind, claim }) => {
      const [title, text] = done[kind];
      return { title, text: `${claim.listing.name} ${text}` };
    },
    onDecided,
  });
