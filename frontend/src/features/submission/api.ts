import type { SubmissionBody, SubmissionState } from '@poolpros/contracts/http/submissions';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** POST /api/submissions: asks for a business to be listed; a mail with a link follows. */
export const sendSubmission = (api: FormApi, body: SubmissionBody): Promise<unknown> =>
  api.postOnce(apiPaths.submissions, body);

/** POST /api/submissions/status: where the submission of a mailed link stands; nothing changes. */
export const submissionStateQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.submissionStatus, { token }),
    queryFn: () => api.post<SubmissionState>(apiPaths.submissionStatus, { token }),
  });

/** POST /api/submissions/confirm: confirms the email; a second call returns the state. */
export const confirmSubmission = (api: ApiClient, token: string): Promise<SubmissionState> =>
  api.post(apiPaths.confirmSubmission, { token });
