import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';

/**
 * Why a mail is not sent: its subject no longer exists, it has no recipient, the reader stopped such mails, or no
 * provider of text messages is configured.
 */
export type SkipReason = 'gone' | 'no_recipient' | 'stopped' | 'no_provider';

/** The outcome to report to the source of a finished mail; null if the source knows that its subject is gone. */
export function outcomeOf({ status, lastError }: { status: string; lastError: string | null }): MailOutcome | null {
  if (status === 'sent') return 'delivered';
  if (status === 'failed') return 'rejected';
  if (status === 'bounced') return 'bounced';
  if (lastError === 'gone') return null;
  return lastError === 'stopped' ? 'stopped' : 'no_contact';
}
