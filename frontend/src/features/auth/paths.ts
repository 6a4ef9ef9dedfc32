import type { Audience } from '@poolpros/contracts/http/accounts';

/** Where each kind of account logs in, asks for a new password, and goes when it is logged in. */
export const loginPaths: Record<Audience, string> = { contractor: '/contractor/login', admin: '/admin-login' };
export const forgotPasswordPaths: Record<Audience, string> = {
  contractor: '/forgot-password',
  admin: '/admin-forgot-password',
};
export const homePaths: Record<Audience, string> = { contractor: '/contractor/dashboard', admin: '/admin' };

/** What a page tells the login as it sends someone there. */
export interface LoginState {
  /** The page to come back to. */
  from?: string;
  passwordSet?: boolean;
}
