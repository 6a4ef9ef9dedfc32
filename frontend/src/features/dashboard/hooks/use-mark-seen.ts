import type { OwnContactRequest, OwnContactRequests } from '@poolpros/contracts/http/contractors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../shared/lib/services.js';
import { markSeen, ownListingsQuery } from '../api.js';

const isRequests = ([path]: readonly unknown[]) => String(path).startsWith('/api/contractors/me/contact-requests?');

/** Marks a request as seen when it is opened, in the inbox and in the counts. */
export function useMarkSeen({ id, status }: OwnContactRequest): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (requestId: string) => markSeen(api, requestId),
    onSuccess: (seen) => {
      queryClient.setQueriesData<OwnContactRequests>(
        { predicate: ({ queryKey }) => isRequests(queryKey) },
        (list) => list && { ...list, items: list.items.map((item) => (item.id === seen.id ? seen : item)) },
      );
      return queryClient.invalidateQueries({ queryKey: ownListingsQuery.queryKey });
    },
  });
  useEffect(() => {
    if (status === 'new') mutate(id);
  }, [id, status, mutate]);
}
