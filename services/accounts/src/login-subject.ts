import { linkToken } from '@poolpros/chassis/links';
import type { Audience } from '@poolpros/contracts/http/accounts';

/** The key under which failed logins of an address are counted, whether or not it has an account. */
export const loginSubject = (secret: string, audience: Audience, email: string): string =>
  linkToken(secret, 'login-failures', `${audience}:${email}`);
