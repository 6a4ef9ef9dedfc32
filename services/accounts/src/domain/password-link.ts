import { accountDeletionDays } from '@poolpros/contracts/limits';

/**
 * What a mailed link does. `email` changes the email of an account, `email_back` takes such a change back, `keep` a deletion
 * of the account.
 */
export type LinkPurpose = 'setup' | 'confirm' | 'reset' | 'unlock' | 'email' | 'email_back' | 'keep';

/** Links that work while their account is to be deleted: whoever got in may have asked for it. */
export const worksWhileClosed = (purpose: LinkPurpose): boolean => purpose === 'email_back' || purpose === 'keep';

/** An invitation comes unasked, a reset link is waited for (docs/rules.md#password-links). */
export const setupValidDays = 7;
/** A registration is confirmed soon or was a mistake. */
export const confirmValidHours = 24;
export const resetValidMinutes = 60;
export const unlockValidMinutes = 60;
export const emailValidHours = 24;
/** Somebody who is away for two weeks still reads of it in time. */
export const emailBackValidDays = 14;
/** More mails than this in the lifetime of a link are not sent, so that nobody can fill a stranger's mailbox. */
export const maxOpenLinks = 3;

const validMs: Record<LinkPurpose, number> = {
  setup: setupValidDays * 24 * 60 * 60 * 1000,
  confirm: confirmValidHours * 60 * 60 * 1000,
  reset: resetValidMinutes * 60 * 1000,
  unlock: unlockValidMinutes * 60 * 1000,
  email: emailValidHours * 60 * 60 * 1000,
  email_back: emailBackValidDays * 24 * 60 * 60 * 1000,
  keep: accountDeletionDays * 24 * 60 * 60 * 1000,
};

/** When a link of this purpose that is made now stops working. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + validMs[purpose]);
}

/** Whether a link can still be used. */
export function linkState(link: { usedAt: Date | null; expiresAt: Date }, now: Date): 'open' | 'used' | 'expired' {
  if (link.usedAt !== null) return 'used';
  return link.expiresAt <= now ? 'expired' : 'open';
}
