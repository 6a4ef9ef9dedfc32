import type { ApiPath } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { type ToastMessage, useToast } from '../../../shared/ui/toast.js';

export interface QueueDecisionOptions<D> {
  decide: (api: ApiClient, decision: D) => Promise<unknown>;
  /** The path of the queue, which is read again whenever a response says that it has changed. */
  queue: ApiPath;
  said: (decision: D) => ToastMessage;
  /** What is said where somebody else decided first, which is as good as deciding; else the API says what is in the way. */
  tooLate?: (decision: D) => string;
  onDecided: () => void;
}

/** Decisions about what waits in a queue. */
export function useQueueDecision<D>({ decide, queue, said, tooLate, onDecided }: QueueDecisionOptions<D>) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(readsOf(queue));
  return useMutation({
    mutationFn: (decision: D) => decide(api, decision),
    onSuccess: (_, decision) => {
      toast(said(decision));
      onDecided();
      return readAgain();
    },
    onError: (error, decision) => {
      if (tooLate && error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        toast({ title: 'Already decided', text: tooLate(decision), tone: 'bad' });
        onDecided();
        return readAgain();
      }
      const detail = error instanceof ApiError && error.status === 409 ? error.detail : null;
      toast({ title: 'Not saved', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
      return detail ? readAgain() : undefined;
    },
  });
}
