import { accountDeletionDays } from '@poolpros/contracts/limits';
import { dayMs, hourMs, minuteMs } from '@poolpros/contracts/time';

/**
 * The purpose of a mailed link. `email` changes the email of an account, `email_back` undoes such a change, `keep`
 * cancels a deletion of the account.
 */
export type LinkPurpose = 'setup' | 'confirm' | 'reset' | 'unlock' | 'email' | 'email_back' | 'keep';

/** Links that work while a deletion of the account is pending: an intruder may have requested it. */
export const worksWhileClosed = (purpose: LinkPurpose): boolean => purpose === 'email_back' || purpose === 'keep';

/** An invitation arrives unasked, a reset link is waited for (docs/rules.md#password-links). */
export const setupValidDays = 7;
/** A registration is confirmed soon or was a mistake. */
export const confirmValidHours = 24;
export const resetValidMinutes = 60;
export const unlockValidMinutes = 60;
export const emailValidHours = 24;
/** An owner who is away for two weeks still learns about it in time. */
export const emailBackValidDays = 14;
/** Maximum number of mails during the lifetime of a link, so that nobody can flood a stranger's mailbox. */
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

/** When a link with this purpose that is created now expires. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + validMs[purpose]);
}

/** Whether a link can still be used. */
export function linkState(link: { usedAt: Date | null; expiresAt: Date }, now: Date): 'open' | 'used' | 'expired' {
  if (link.usedAt !== null) return 'used';
  return link.expiresAt <= now ? 'expired' : 'open';
}
