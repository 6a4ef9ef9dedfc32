import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { useToast } from '../../../shared/ui/toast.js';
import { type ChangeDecision, decideChange } from '../api.js';

const done: Record<ChangeDecision['kind'], (name: string) => { title: string; text: string }> = {
  apply: (name) => ({ title: 'Approved', text: `It is on the page of ${name} now.` }),
  decline: (name) => ({ title: 'Declined', text: `The page of ${name} stays as it is.` }),
  ask_revision: (name) => ({ title: 'Sent back', text: `${name} reads what is missing, and answers.` }),
};

/** Decisions about changes of listings. Every response that changes the list makes it read again. */
export function useChangeDecision(onDecided: () => void) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.adminChanges));
  return useMutation({
    mutationFn: (decision: ChangeDecision) => decideChange(api, decision),
    onSuccess: (_, { kind, change }) => {
      toast(done[kind](change.listing.name));
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
