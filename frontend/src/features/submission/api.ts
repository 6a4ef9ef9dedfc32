import type { SubmissionBody, SubmissionState } from '@poolpros/contracts/http/submissions';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';

/** POST /api/submissions: asks for a business to be listed; a mail with a link follows. */
export const sendSubmission = (api: ApiClient, body: SubmissionBody): Promise<unknown> =>
  api.post('/api/submissions', body);

/** POST /api/submissions/status: where the submission of a mailed link stands; nothing changes. */
export const submissionStateQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['/api/submissions/status', token],
    queryFn: () => api.post<SubmissionState>('/api/submissions/status', { token }),
  });

/** POST /api/submissions/confirm: confirms the address; a second time answers the state. */
export const confirmSubmission = (api: ApiClient, token: string): Promise<SubmissionState> =>
  api.post('/api/submissions/confirm', { token });
