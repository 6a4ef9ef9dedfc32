import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { useToast } from '../../../shared/ui/toast.js';
import { type ClaimDecision, decideClaim } from '../api.js';

/** Approving and rejecting claims. Every response that changes the list makes it read again. */
export function useClaimDecision(onDecided: () => void) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.adminClaims));
  return useMutation({
    mutationFn: (decision: ClaimDecision) => decideClaim(api, decision),
    onSuccess: (_, { kind, claim }) => {
      toast(
        kind === 'approve'
          ? { title: 'Approved', text: `${claim.listing.name} has a new owner, who gets a mail.` }
          : {
              title: 'Rejected',
              text: `${claim.listing.name} stays as it is. The claimant gets a mail with the reason.`,
            },
      );
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
