import type { Audience, LoginBody, Session } from '@poolpros/contracts/http/accounts';
import type { ApiClient } from '../../../lib/api-client.js';

/** POST /api/accounts/{audience}/login. */
export const logIn = (api: ApiClient, audience: Audience, body: LoginBody): Promise<Session> =>
  api.post(`/api/accounts/${audience}/login`, body);
