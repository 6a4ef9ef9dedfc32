import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { MailSigns } from './mail-kind.js';
import type { ReplyParts } from './reply-text.js';

/** A mail as it was received. */
export interface IncomingMail extends MailSigns, ReplyParts {
  /** As its sender named it, or the hash of a mail without a usable one. */
  messageId: string;
}

const maxMessageId = 300;

/** Reads the source of a mail (RFC 5322, MIME) from a sender. */
export async function readMail(source: Buffer, from: string): Promise<IncomingMail> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: 32 });
  const headers = new Map<string, string[]>();
  for (const { key, value } of mail.headers) headers.set(key, [...(headers.get(key) ?? []), value]);
  const messageId = mail.messageId?.trim() ?? '';
  return {
    from,
    headers,
    text: mail.text ?? '',
    html: mail.html ?? '',
    // Related ones are pictures of the layout, such as a logo.
    attachments: mail.attachments.filter(({ related }) => !related).length,
    emails: [...new Set([from, mail.from?.address ?? ''])],
    messageId:
      messageId !== '' && messageId.length <= maxMessageId
        ? messageId
        : `sha256:${createHash('sha256').update(source).digest('hex')}`,
  };
}
