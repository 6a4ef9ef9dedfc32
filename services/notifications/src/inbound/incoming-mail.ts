import { createHash } from 'node:crypto';
import { requestLimits } from '@poolpros/contracts/limits';
import { photoTypes } from '@poolpros/contracts/photo-types';
import PostalMime, { type Attachment } from 'postal-mime';
import type { MailSigns } from './mail-kind.js';
import type { ReplyParts } from './reply-text.js';

/** A mail as it was received. */
export interface IncomingMail extends MailSigns, ReplyParts {
  /** As its sender named it, or the hash of a mail without a usable one. */
  messageId: string;
  /** Attached files that say that they are photos, up to as many as a message has. */
  photos: Buffer[];
  /** How many other files are attached. */
  leftOut: number;
}

const maxMessageId = 300;
/** A smaller picture in the text is one of the signature, not a photo. */
const leastInlineBytes = 10_000;

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
    ...filesOf(mail.attachments),
    emails: [...new Set([from, mail.from?.address ?? ''])],
    messageId:
      messageId !== '' && messageId.length <= maxMessageId
        ? messageId
        : `sha256:${createHash('sha256').update(source).digest('hex')}`,
  };
}

/** The files that a person attached (docs/rules.md#mailed-replies). Related ones are pictures of the layout, such as a logo. */
function filesOf(attachments: readonly Attachment[]): Pick<IncomingMail, 'photos' | 'leftOut'> {
  const attached = attachments
    .filter(({ related }) => !related)
    .map(({ content, ...file }) => ({ ...file, body: Buffer.from(content as ArrayBuffer) }))
    .filter(({ mimeType, disposition, body }) => {
      const isOfSignature = mimeType.startsWith('image/') && disposition === 'inline' && body.length < leastInlineBytes;
      return !isOfSignature;
    });
  const photos = attached
    .filter(({ mimeType }) => photoTypes.includes(mimeType))
    .slice(0, requestLimits.photos)
    .map(({ body }) => body);
  return { photos, leftOut: attached.length - photos.length };
}
