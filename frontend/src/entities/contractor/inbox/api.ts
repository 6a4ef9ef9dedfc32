import type { OwnContactRequests } from '@poolpros/contracts/http/contractors';
import type { RequestStage } from '@poolpros/contracts/http/request-states';
import type { RequestThread, SavedReplies } from '@poolpros/contracts/http/request-threads';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { readKey, readsOf } from '../../../shared/api/read-key.js';
import type { FormApi } from '../../../shared/forms/use-form-api.js';

export interface RequestFilter {
  page: number;
  /** Requests to this listing only, null for all. */
  installerId: number | null;
  /** Null for all. */
  stage: RequestStage | null;
  /** Words that occur in a request, empty for all. */
  q: string;
  order: 'newest' | 'oldest';
}

/** GET /api/contractors/me/contact-requests: requests to own businesses. */
export const ownRequestsQuery = ({ page, installerId, stage, q, order }: RequestFilter) =>
  queryOptions<OwnContactRequests>({
    queryKey: readKey(apiPaths.ownContactRequests, {
      page,
      ...(installerId && { installerId }),
      ...(stage && { stage }),
      ...(q && { q }),
      ...(order === 'oldest' && { order }),
    }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** GET /api/contractors/me/contact-requests/{id}: one with all that was written and done. */
export const threadQuery = (contactRequestId: string) =>
  queryOptions<RequestThread>({
    queryKey: readKey(apiPaths.ownContactRequest, { contactRequestId }),
    staleTime: 15_000,
  });

/** POST …/{id}/seen. */
export const markSeen = (api: ApiClient, contactRequestId: string): Promise<RequestThread> =>
  api.post(pathTo(apiPaths.markContactRequestSeen, { contactRequestId }));

/** Shows a thread as a response has it, in the detail and in every list. */
export function showThread(queryClient: QueryClient, thread: RequestThread): void {
  queryClient.setQueryData(threadQuery(thread.id).queryKey, thread);
  queryClient.setQueriesData<OwnContactRequests>(
    readsOf(apiPaths.ownContactRequests),
    (list) => list && { ...list, items: list.items.map((item) => (item.id === thread.id ? thread : item)) },
  );
}

/** GET …/listings/{id}/saved-replies. */
export const savedRepliesQuery = (installerId: number) =>
  queryOptions<SavedReplies>({ queryKey: readKey(apiPaths.savedReplies, { installerId }), staleTime: 30_000 });

/** POST …/listings/{id}/saved-replies. */
export const addSavedReply = (
  api: FormApi,
  installerId: number,
  body: { title: string; text: string },
): Promise<SavedReplies> => api.postOnce(pathTo(apiPaths.savedReplies, { installerId }), body);

/** POST …/saved-replies/{id}/remove. */
export const removeSavedReply = (api: ApiClient, installerId: number, savedReplyId: string): Promise<SavedReplies> =>
  api.post(pathTo(apiPaths.removeSavedReply, { installerId, savedReplyId }), {});
