import type {
  Account,
  Audience,
  EmailChanged,
  LoginBody,
  LoginUnlocked,
  Passkey,
  PasskeyList,
  PasswordJudgment,
  PasswordResetPreview,
  PasswordSet,
  RecoveryCodes,
  RegistrationBody,
  SecondFactor,
  SecondFactorSetup,
  Session,
  SessionList,
  SignedByPasskey,
  StepUpBody,
} from '@poolpros/contracts/http/accounts';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { ApiError } from '../../shared/api/api-error.js';
import { readKey } from '../../shared/api/read-key.js';
import type { TokenStore } from '../../shared/api/token-store.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';
import type { Services } from '../../shared/lib/services.js';

type With = Pick<Services, 'api' | 'tokens'>;

const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401;

async function accountOfToken(api: ApiClient, tokens: TokenStore, audience: Audience): Promise<Account | null> {
  if (tokens.get(audience) === null) return null;
  try {
    return await api.get<Account>(pathTo(apiPaths.me, { audience }));
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    tokens.clear(audience);
    return null;
  }
}

/** POST /api/accounts/{audience}/refresh: the session of the refresh cookie with a new token, or null without one. */
export async function accountOfCookie(api: ApiClient, tokens: TokenStore, audience: Audience): Promise<Account | null> {
  try {
    const session = await api.post<Session>(pathTo(apiPaths.refresh, { audience }));
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
    queryKey: readKey(apiPaths.me, { audience }),
    queryFn: async () => (await accountOfToken(api, tokens, audience)) ?? accountOfCookie(api, tokens, audience),
    // Nobody signed in is true only until someone is.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** POST /api/accounts/{audience}/login. */
export const logIn = (api: ApiClient, audience: Audience, body: LoginBody): Promise<Session> =>
  api.post(pathTo(apiPaths.login, { audience }), body);

/** POST /api/accounts/{audience}/logout: ends the session of the refresh cookie. */
export const logOut = (api: ApiClient, audience: Audience): Promise<unknown> =>
  api.post(pathTo(apiPaths.logout, { audience }));

/** POST /api/accounts/registrations: the same response for every email. */
export const register = (api: FormApi, body: RegistrationBody): Promise<unknown> =>
  api.postOnce(apiPaths.register, body);

/** POST /api/accounts/{audience}/password-reset-requests: the same response for every email. */
export const requestReset = (api: FormApi, audience: Audience, email: string): Promise<unknown> =>
  api.postOnce(pathTo(apiPaths.requestPasswordReset, { audience }), { email });

/** POST /api/accounts/password-resets/preview: whose password a mailed link sets; nothing changes. */
export const resetPreviewQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.previewPasswordReset, { token }),
    queryFn: () => api.post<PasswordResetPreview>(apiPaths.previewPasswordReset, { token }),
  });

/** POST /api/accounts/password-resets/judgment: a password for the account of a link; nothing changes. */
export const judgePassword = (api: ApiClient, body: { token: string; password: string }): Promise<PasswordJudgment> =>
  api.post(apiPaths.judgePassword, body);

/** POST /api/accounts/{audience}/password/judgment: a new password of the account; nothing changes. */
export const judgeOwnPassword = (api: ApiClient, audience: Audience, password: string): Promise<PasswordJudgment> =>
  api.post(pathTo(apiPaths.judgeOwnPassword, { audience }), { password });

/** POST /api/accounts/password-resets: sets the password and ends every session. */
export const setPassword = (api: ApiClient, body: { token: string; password: string }): Promise<PasswordSet> =>
  api.post(apiPaths.setPassword, body);

/** POST /api/accounts/login-unlocks: this browser may log in although others are locked out. */
export const unlockLogin = (api: ApiClient, token: string): Promise<LoginUnlocked> =>
  api.post(apiPaths.unlockLogin, { token });

/** GET /api/accounts/{audience}/sessions: where the account is signed in. */
export const sessionsQuery = (audience: Audience) =>
  queryOptions<SessionList>({ queryKey: readKey(apiPaths.sessions, { audience }), staleTime: 0 });

/** POST /api/accounts/{audience}/sessions/{id}/end. */
export const endSession = (api: ApiClient, audience: Audience, sessionId: string): Promise<unknown> =>
  api.post(pathTo(apiPaths.endSession, { audience, sessionId }));

/** POST /api/accounts/{audience}/sessions/end-others. */
export const endOtherSessions = (api: ApiClient, audience: Audience): Promise<unknown> =>
  api.post(pathTo(apiPaths.endOtherSessions, { audience }));

/** POST /api/accounts/{audience}/step-up: proves for ten minutes who is there. */
export const stepUp = (api: ApiClient, audience: Audience, body: StepUpBody): Promise<unknown> =>
  api.post(pathTo(apiPaths.stepUp, { audience }), body);

/** POST /api/accounts/{audience}/password: ends all other sessions. */
export const changePassword = (
  api: ApiClient,
  audience: Audience,
  body: { currentPassword: string; password: string },
): Promise<unknown> => api.post(pathTo(apiPaths.changePassword, { audience }), body);

/** GET /api/accounts/{audience}/second-factor. */
export const secondFactorQuery = (audience: Audience) =>
  queryOptions<SecondFactor>({ queryKey: readKey(apiPaths.secondFactor, { audience }), staleTime: 0 });

/** POST /api/accounts/{audience}/second-factor: what an authenticator app is told. */
export const beginSecondFactor = (api: ApiClient, audience: Audience): Promise<SecondFactorSetup> =>
  api.post(pathTo(apiPaths.secondFactor, { audience }));

/** POST /api/accounts/{audience}/second-factor/confirm: adds the app that shows this code. */
export const confirmSecondFactor = (api: ApiClient, audience: Audience, code: string): Promise<RecoveryCodes> =>
  api.post(pathTo(apiPaths.confirmSecondFactor, { audience }), { code });

/** POST /api/accounts/{audience}/second-factor/recovery-codes. */
export const replaceRecoveryCodes = (api: ApiClient, audience: Audience): Promise<RecoveryCodes> =>
  api.post(pathTo(apiPaths.replaceRecoveryCodes, { audience }));

/** POST /api/accounts/{audience}/second-factor/remove. */
export const removeSecondFactor = (api: ApiClient, audience: Audience): Promise<unknown> =>
  api.post(pathTo(apiPaths.removeSecondFactor, { audience }));

/** POST /api/accounts/{audience}/login/passkey/options: what a passkey has to sign. */
export const passkeyLoginOptions = (
  api: ApiClient,
  audience: Audience,
): Promise<PublicKeyCredentialRequestOptionsJSON> => api.post(pathTo(apiPaths.passkeyLoginOptions, { audience }));

/** POST /api/accounts/{audience}/login/passkey. */
export const logInWithPasskey = (api: ApiClient, audience: Audience, passkey: SignedByPasskey): Promise<Session> =>
  api.post(pathTo(apiPaths.passkeyLogin, { audience }), { passkey });

/** POST /api/accounts/{audience}/step-up/options: what a passkey of the account has to sign. */
export const stepUpOptions = (api: ApiClient, audience: Audience): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  api.post(pathTo(apiPaths.stepUpOptions, { audience }));

/** GET /api/accounts/{audience}/passkeys. */
export const passkeysQuery = (audience: Audience) =>
  queryOptions<PasskeyList>({ queryKey: readKey(apiPaths.passkeys, { audience }), staleTime: 0 });

/** POST /api/accounts/{audience}/passkeys/options: what the browser has to make. */
export const passkeyOptions = (api: ApiClient, audience: Audience): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  api.post(pathTo(apiPaths.passkeyOptions, { audience }));

/** POST /api/accounts/{audience}/passkeys. */
export const addPasskey = (api: ApiClient, audience: Audience, passkey: RegistrationResponseJSON): Promise<Passkey> =>
  api.post(pathTo(apiPaths.passkeys, { audience }), { passkey });

/** POST /api/accounts/{audience}/passkeys/{id}/remove. */
export const removePasskey = (api: ApiClient, audience: Audience, passkeyId: string): Promise<unknown> =>
  api.post(pathTo(apiPaths.removePasskey, { audience, passkeyId }));

/** POST /api/accounts/{audience}/email: the same response for every email. */
export const changeEmail = (api: FormApi, audience: Audience, email: string): Promise<unknown> =>
  api.postOnce(pathTo(apiPaths.changeEmail, { audience }), { email });

/** POST /api/accounts/email-changes: takes a link that was mailed. */
export const takeEmailLink = (api: ApiClient, token: string): Promise<EmailChanged> =>
  api.post(apiPaths.confirmEmail, { token });
