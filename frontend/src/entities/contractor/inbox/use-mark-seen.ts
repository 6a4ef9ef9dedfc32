import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../shared/lib/services.js';
import { markSeen, showThread } from './api.js';

/** Marks a request as seen when it is opened, in the detail and in the list. */
export function useMarkSeen(thread: RequestThread | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => markSeen(api, id),
    onSuccess: (seen) => showThread(queryClient, seen),
  });
  const id = thread?.id;
  const isUnread = thread?.status === 'new' || thread?.status === 'delivered';
  useEffect(() => {
    if (id && isUnread) mutate(id);
  }, [id, isUnread, mutate]);
}
