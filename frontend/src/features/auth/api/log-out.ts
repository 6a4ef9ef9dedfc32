import type { Audience } from '@poolpros/contracts/http/accounts';
import type { ApiClient } from '../../../lib/api-client.js';

/** POST /api/accounts/{audience}/logout: ends the session of the refresh cookie. */
export const logOut = (api: ApiClient, audience: Audience): Promise<unknown> =>
  api.post(`/api/accounts/${audience}/logout`);
