import type { FollowedRequest } from '@poolpros/contracts/http/followed-requests';
import { type ApiPath, apiPaths } from '@poolpros/contracts/paths';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { ApiError, fieldErrors } from '../../shared/api/api-error.js';
import { readKey } from '../../shared/api/read-key.js';
import { useApi } from '../../shared/lib/services.js';

/** POST /api/requests/view: the request behind a mailed link; nothing changes. */
export const followedQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.followRequest, { token }),
    queryFn: () => api.post<FollowedRequest>(apiPaths.followRequest, { token }),
  });

/** Shows a request as a response has it. */
export function useShowRequest(token: string): (request: FollowedRequest) => void {
  const queryClient = useQueryClient();
  return (request) => queryClient.setQueryData(readKey(apiPaths.followRequest, { token }), request);
}

/** A step of the homeowner, such as POST /api/requests/withdraw; the page shows the request as it is then. */
export function useFollowStep(token: string, path: ApiPath, onDone?: (request: FollowedRequest) => void) {
  const api = useApi();
  const show = useShowRequest(token);
  return useMutation({
    mutationFn: (body: object) => api.post<FollowedRequest>(path, { token, ...body }),
    onSuccess: (request) => {
      show(request);
      onDone?.(request);
    },
  });
}

/** POST /api/requests/erase: everything, at once. */
export const eraseRequest = (api: ApiClient, token: string): Promise<unknown> =>
  api.post(apiPaths.eraseRequest, { token });

/** POST /api/requests/links: mails the link again; also where the page has ended. */
export const renewLink = (api: ApiClient, token: string): Promise<unknown> =>
  api.post(apiPaths.renewRequestLink, { token });

/** Why a step failed as a whole: what the service says, else what did not happen. Null where a field says it. */
export function stepFailure(error: Error | null, otherwise: string): string | null {
  if (error === null || Object.keys(fieldErrors(error)).length > 0) return null;
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return `${otherwise} Please try again in a moment.`;
}
