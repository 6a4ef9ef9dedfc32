import type { ApiPath } from '@poolpros/contracts/paths';
import { type MutateOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { type ToastMessage, useToast } from '../../../shared/ui/toast.js';
import { useQueueMoves } from './queue-moves.js';

export interface QueueDecisionOptions<D> {
  decide: (api: ApiClient, decision: D) => Promise<unknown>;
  /** What is decided, as it was read: that is done once. */
  itemOf: (decision: D) => object;
  /** The paths of the queue, which are read again whenever a response says that it has changed. */
  reads: readonly ApiPath[];
  said: (decision: D) => ToastMessage;
  /** What is said where somebody else decided first, which is as good as deciding; else the API says what is in the way. */
  tooLate?: (decision: D) => string;
  onDecided: () => void;
}

/** Decisions about what waits in a queue (docs/rules.md#queue-decisions). */
export function useQueueDecision<D>({ decide, itemOf, reads, said, tooLate, onDecided }: QueueDecisionOptions<D>) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const moves = useQueueMoves();
  const decided = useRef<object>(null);
  const readAgain = () => queryClient.invalidateQueries(readsOf(...reads));
  const mutation = useMutation({
    mutationFn: (decision: D) => decide(api, decision),
    onSuccess: (_, decision) => {
      toast(said(decision));
      onDecided();
      return readAgain();
    },
    onError: (error, decision) => {
      decided.current = null;
      const failure = error instanceof ApiError ? error : null;
      // The queue, which the session may not read either, then leads to the login.
      if (failure?.status === 401) return readAgain();
      if (tooLate && (failure?.status === 409 || failure?.status === 404)) {
        toast({ title: 'Already decided', text: tooLate(decision), tone: 'bad' });
        onDecided();
        return readAgain();
      }
      const detail = failure && failure.status < 500 ? failure.detail : null;
      toast({ title: 'Not saved', text: detail ?? 'Please try again in a moment.', tone: 'bad' });
      return failure ? readAgain() : undefined;
    },
  });
  const mutate = (decision: D, options?: MutateOptions<unknown, Error, D>) => {
    const item = itemOf(decision);
    if (decided.current === item || !moves.isSettled()) return;
    decided.current = item;
    moves.decide();
    mutation.mutate(decision, options);
  };
  return { ...mutation, mutate };
}
