import { useMutationState } from '@tanstack/react-query';
import { accountDeletionKey } from '../own-data-api.js';

/** Whether the account is being deleted, or has been, and its owner reads what comes next. */
export const useIsLeaving = (): boolean =>
  useMutationState({
    filters: { mutationKey: accountDeletionKey },
    select: ({ state }) => state.status,
  }).some((status) => status === 'pending' || status === 'success');
