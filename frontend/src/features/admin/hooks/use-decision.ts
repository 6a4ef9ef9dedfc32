import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { useToast } from '../../../shared/ui/toast.js';
import { type Decision, decide } from '../api.js';

/** Approving and rejecting. Every response that changes the queue makes it read again; `onDecided` runs before that. */
export function useDecision(onDecided: (decision: Decision) => void) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.adminSubmissions));

  return useMutation({
    mutationFn: (decision: Decision) => decide(api, decision),
    onSuccess: (_, decision) => {
      const { businessName } = decision.submission;
      toast(
        decision.kind === 'approve'
          ? { title: 'Approved', text: `${businessName} is live. The sender gets a mail.` }
          : { title: 'Rejected', text: `${businessName} stays out. The sender gets a mail with the reason.` },
      );
      onDecided(decision);
      return readAgain();
    },
    onError: (error, decision) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        toast({
          title: 'Already decided',
          text: `Someone else decided ${decision.submission.businessName}. The queue has been read again.`,
          tone: 'bad',
        });
        onDecided(decision);
        return readAgain();
      }
      toast({ title: 'Not saved', text: 'The decision was not saved. Please try again in a moment.', tone: 'bad' });
    },
  });
}
