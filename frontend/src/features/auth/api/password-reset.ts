import type { Audience, PasswordResetPreview } from '@poolpros/contracts/http/accounts';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.js';

/** POST /api/accounts/{audience}/password-reset-requests: the same answer for every address. */
export const requestReset = (api: ApiClient, audience: Audience, email: string): Promise<unknown> =>
  api.post(`/api/accounts/${audience}/password-reset-requests`, { email });

/** POST /api/accounts/password-resets/preview: whose password a mailed link sets; nothing changes. */
export const resetPreviewQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['/api/accounts/password-resets/preview', token],
    queryFn: () => api.post<PasswordResetPreview>('/api/accounts/password-resets/preview', { token }),
  });

/** POST /api/accounts/password-resets: sets the password and ends every session. */
export const setPassword = (api: ApiClient, body: { token: string; password: string }): Promise<unknown> =>
  api.post('/api/accounts/password-resets', body);
