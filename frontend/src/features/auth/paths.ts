import type { Audience, PasswordSet } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';

/** Where each kind of account logs in, asks for a new password, and goes when it is logged in. */
export const loginPaths: Record<Audience, string> = { contractor: pagePaths.login, admin: pagePaths.adminLogin };
export const forgotPasswordPaths: Record<Audience, string> = {
  contractor: pagePaths.forgotPassword,
  admin: pagePaths.adminForgotPassword,
};
export const homePaths: Record<Audience, string> = { contractor: pagePaths.dashboard, admin: pagePaths.admin };

/** Where a contractor sees what else opens the account and its businesses. */
export const accessPath = `${pagePaths.dashboard}?view=security`;

/** State that a page passes to the login. */
export interface LoginState {
  /** The page to return to. */
  from?: string;
  /** What setting the password removed and left. */
  passwordSet?: PasswordSet;
}
