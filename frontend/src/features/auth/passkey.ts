import type { Audience, Session, SignedByPasskey } from '@poolpros/contracts/http/accounts';
import type { ApiClient } from '../../shared/api/api-client.js';
import { addPasskey, logInWithPasskey, passkeyLoginOptions, passkeyOptions, stepUpOptions } from './api.js';

/** Whether this browser has passkeys at all. They belong to a domain, so a site at an IP address has none. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Whether the owner closed the browser's question, or let it pass. */
export const isDismissed = (error: Error): boolean => error.name === 'NotAllowedError' || error.name === 'AbortError';

/** Whether the browser says that the device keeps a passkey of this account already. */
export const isKnownPasskey = (error: Error): boolean => error.name === 'InvalidStateError';

/** The library is only of use after a click. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey and adds it to the account. */
export async function makePasskey(api: ApiClient, audience: Audience): Promise<void> {
  const optionsJSON = await passkeyOptions(api, audience);
  const { startRegistration } = await webAuthn();
  await addPasskey(api, audience, await startRegistration({ optionsJSON }));
}

/** Has whichever passkey the owner picks sign for a login. */
export async function signForLogin(api: ApiClient, audience: Audience): Promise<SignedByPasskey> {
  const optionsJSON = await passkeyLoginOptions(api, audience);
  const { startAuthentication } = await webAuthn();
  return await startAuthentication({ optionsJSON });
}

/** Logs in with a passkey alone. */
export const logInByPasskey = async (api: ApiClient, audience: Audience): Promise<Session> =>
  logInWithPasskey(api, audience, await signForLogin(api, audience));

/** Has one of the account's passkeys sign that its owner is there. */
export async function signByPasskey(api: ApiClient, audience: Audience): Promise<SignedByPasskey> {
  const optionsJSON = await stepUpOptions(api, audience);
  const { startAuthentication } = await webAuthn();
  return await startAuthentication({ optionsJSON });
}
