import type { Account, Audience, Session } from '@poolpros/contracts/http/accounts';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.js';
import { ApiError } from '../../../lib/api-error.js';
import type { Services } from '../../../lib/services.js';
import type { TokenStore } from '../../../lib/token-store.js';

type With = Pick<Services, 'api' | 'tokens'>;

const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401;

async function accountOfToken(api: ApiClient, tokens: TokenStore, audience: Audience): Promise<Account | null> {
  if (tokens.get(audience) === null) return null;
  try {
    return await api.get<Account>(`/api/accounts/${audience}/me`);
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    tokens.clear(audience);
    return null;
  }
}

/** POST /api/accounts/{audience}/refresh: the session of the refresh cookie, or null without one. */
async function accountOfCookie(api: ApiClient, tokens: TokenStore, audience: Audience): Promise<Account | null> {
  try {
    const session = await api.post<Session>(`/api/accounts/${audience}/refresh`);
    tokens.set(audience, session.accessToken);
    return session.account;
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    return null;
  }
}

/** GET /api/accounts/{audience}/me: who is signed in. Restored from the refresh cookie when the access token is gone. */
export const sessionQuery = ({ api, tokens }: With, audience: Audience) =>
  queryOptions<Account | null>({
    queryKey: [`/api/accounts/${audience}/me`],
    queryFn: async () => (await accountOfToken(api, tokens, audience)) ?? accountOfCookie(api, tokens, audience),
    // Nobody signed in is true only until someone is.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
