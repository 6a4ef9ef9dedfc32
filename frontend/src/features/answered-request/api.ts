import type { RequestThread } from '@poolpros/contracts/http/request-threads';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ThreadAccess } from '../../entities/contractor/thread/thread-access.js';
import { photosByThreadLink } from '../../entities/requests/photo-access.js';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** POST /api/request-threads/view: what a mailed link leads to. */
export const linkedThreadQuery = (api: ApiClient, token: string) =>
  queryOptions<RequestThread>({
    queryKey: readKey(apiPaths.openThread, { token }),
    queryFn: () => api.post(apiPaths.openThread, { token }),
  });

/** POST /api/request-threads/messages and /steps. */
export const linkAccess = (token: string): ThreadAccess => ({
  messagesPath: apiPaths.threadMessages,
  stepsPath: apiPaths.threadSteps,
  proof: { token },
  photos: photosByThreadLink(token),
});
