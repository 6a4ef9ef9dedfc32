import type { Audience } from '@poolpros/contracts/http/accounts';

/** §2: where each kind of account logs in, and where it then goes. */
export const loginPaths: Record<Audience, string> = { contractor: '/contractor/login', admin: '/admin-login' };
export const homePaths: Record<Audience, string> = { contractor: '/contractor/dashboard', admin: '/admin' };

/** What a page tells the login as it sends someone there. */
export interface LoginState {
  /** The page to come back to. */
  from?: string;
  passwordSet?: boolean;
}
