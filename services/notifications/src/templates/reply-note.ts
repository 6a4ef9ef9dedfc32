import type { MailContent } from './content.js';

/** Whether a mail asks its reader for a reply, or offers to take one. */
export const asksForReply = ({ intro, notes }: MailContent): boolean =>
  [...intro, ...notes].some((text) => /\breply to this email\b/i.test(text));

/** A mail whose replies go nowhere does not promise that somebody reads them; only a local product has such mails. */
export const withReplyNote = (content: MailContent): MailContent =>
  asksForReply(content)
    ? { ...content, notes: [...content.notes, 'OPERATOR_EMAIL is not set: nobody reads replies to this email.'] }
    : content;
