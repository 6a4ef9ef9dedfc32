import type { OwnContactRequest, OwnContactRequests } from '@poolpros/contracts/http/contractors';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readsOf } from '../../shared/api/read-key.js';
import { useApi } from '../../shared/lib/services.js';
import { markSeen } from './queries.js';

/** Marks a request as seen when it is opened, in the inbox and in the counts. */
export function useMarkSeen({ id, status }: OwnContactRequest): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (requestId: string) => markSeen(api, requestId),
    onSuccess: (seen) => {
      queryClient.setQueriesData<OwnContactRequests>(
        readsOf(apiPaths.ownContactRequests),
        (list) => list && { ...list, items: list.items.map((item) => (item.id === seen.id ? seen : item)) },
      );
      return queryClient.invalidateQueries(readsOf(apiPaths.ownListings));
    },
  });
  useEffect(() => {
    if (status === 'new') mutate(id);
  }, [id, status, mutate]);
}
