import { accountDeletionDays } from '@poolpros/contracts/limits';
import { dayMs, hourMs, minuteMs } from '@poolpros/contracts/time';

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
  setup: setupValidDays * dayMs,
  confirm: confirmValidHours * hourMs,
  reset: resetValidMinutes * minuteMs,
  unlock: unlockValidMinutes * minuteMs,
  email: emailValidHours * hourMs,
  email_back: emailBackValidDays * dayMs,
  keep: accountDeletionDays * dayMs,
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
