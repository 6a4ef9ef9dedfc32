import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { useToast } from '../../../shared/ui/toast.js';
import { type ClaimDecision, decideClaim } from '../api.js';

const done: Record<ClaimDecision['kind'], [title: string, text: string]> = {
  approve: ['Approved', 'has a new owner, who gets a mail.'],
  reject: ['Rejected', 'stays as it is. The claimant gets a mail with the reason.'],
  uphold: ['Left as it is', 'stays with who claimed it. Both sides get a mail.'],
  revoke: ['Taken back', 'goes to who had it before. The claimant gets a mail with the reason.'],
};

/** Approving and rejecting claims, and what becomes of approved ones. Every response that changes the list makes it read again. */
export function useClaimDecision(onDecided: () => void) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.adminClaims));
  return useMutation({
    mutationFn: (decision: ClaimDecision) => decideClaim(api, decision),
    onSuccess: (_, { kind, claim }) => {
      const [title, text] = done[kind];
      toast({ title, text: `${claim.listing.name} ${text}` });
      onDecided();
      return readAgain();
    },
    onError: (error) => {
      const detail = error instanceof ApiError && error.status === 409 ? error.detail : null;
      toast({ title: 'Not saved', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
      return detail ? readAgain() : undefined;
    },
  });
}
