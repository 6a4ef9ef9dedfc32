import type { ApiPath } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { type ToastMessage, useToast } from '../../../shared/ui/toast.js';
import { problemText } from '../problem-text.js';

interface Step<V> {
  take: (api: ApiClient, variables: V) => Promise<unknown>;
  /** What is said of it when it is done. */
  said?: (variables: V) => ToastMessage;
  onDone?: () => void;
  /** The title of what is said where it did not work. */
  refused: string;
  /** What is read again, whatever came of it. */
  reads: readonly ApiPath[];
}

/** Something that is done to a business, and what the page says and reads again after it. */
export function useStep<V = void>({ take, said, onDone, refused, reads }: Step<V>) {
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: V) => take(api, variables),
    onSuccess: (_, variables) => {
      if (said) toast(said(variables));
      onDone?.();
    },
    onError: (error) => toast({ title: refused, text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(readsOf(...reads)),
  });
}
