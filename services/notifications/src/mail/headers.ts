import { replyThread } from './reply-address.js';

/** Names the mail in each mail of ours, so that one that comes back is recognized. */
export const ownMailHeader = 'X-PoolPros-Mail';

/** Headers of every mail: it is automatic (RFC 3834), and which one it is. */
export const ownHeaders = (mailId: string) => ({ 'Auto-Submitted': 'auto-generated', [ownMailHeader]: mailId });

/**
 * Headers of a mail with a reply address: mail programs show the mails of its thread together, and vacation responders
 * of Exchange and Outlook stay silent, which do not heed RFC 3834.
 */
export function threadHeaders(replyTo: string | null, domain: string): Record<string, string> {
  const thread = replyTo === null ? null : replyThread(replyTo);
  if (thread === null) return {};
  return { References: `<thread-${thread}@${domain}>`, 'X-Auto-Response-Suppress': 'OOF, AutoReply' };
}
