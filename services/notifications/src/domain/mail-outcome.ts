import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';

/**
 * Why a mail is not to be sent: its subject no longer exists, nobody is to get it, the reader stopped such mails, or no
 * provider of texts is configured.
 */
export type SkipReason = 'gone' | 'no_recipient' | 'stopped' | 'no_provider';

/** What the source of a finished mail is told of it; null where it knows that its subject is gone. */
export function outcomeOf({ status, lastError }: { status: string; lastError: string | null }): MailOutcome | null {
  if (status === 'sent') return 'delivered';
  if (status === 'failed') return 'rejected';
  if (lastError === 'gone') return null;
  return lastError === 'stopped' ? 'stopped' : 'no_contact';
}
