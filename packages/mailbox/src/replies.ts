import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createTransport } from 'nodemailer';
import { addressParser } from 'postal-mime';
import { readJsonBody } from './json-body.js';
import type { Message } from './messages.js';
import type { MessageStore } from './store.js';

/** Where mails can be answered to. */
export interface ReplySettings {
  /** Only addresses of this domain: the mailbox sends nothing to the world. */
  domain: string;
  /** The mail server that takes mails for them. */
  smtpUrl: string;
}

const longestText = 65_536;
/** With a photo of a phone. */
const largestReply = 4 * 1024 * 1024;
const timeoutMs = 10_000;

/** The address that an answer to a message goes to; null if it cannot be answered. */
export function replyAddress({ headers }: Message, replies: ReplySettings | null): string | null {
  if (!replies) return null;
  const addresses = addressParser(headers['reply-to'] ?? '', { flatten: true }).map(({ address }) => address ?? '');
  const own = addresses.find((address) => address.toLowerCase().endsWith(`@${replies.domain.toLowerCase()}`));
  return own ?? null;
}

/** Sends the reply to a message that a request asks for, from its recipient; returns the status and what to say. */
export async function postReply(
  request: IncomingMessage,
  store: MessageStore,
  replies: ReplySettings | null,
): Promise<[status: number, body: { error: string } | { sent: true }]> {
  const { id, text, photo } = (await readJsonBody(request, largestReply)) ?? {};
  if (typeof id !== 'string' || typeof text !== 'string' || text.length > longestText)
    return [400, { error: 'send JSON with id and text' }];
  if (photo !== undefined && typeof photo !== 'string') return [400, { error: 'send the photo as base64' }];
  const message = store.list().find((each) => each.id === id);
  if (!message) return [404, { error: 'there is no such mail' }];
  const to = replyAddress(message, replies);
  if (!replies || to === null) return [409, { error: 'this mail cannot be answered' }];
  try {
    await send(replies, to, message, { text, photo });
    return [202, { sent: true }];
  } catch (error) {
    return [502, { error: reasonOf(error) }];
  }
}

async function send(
  { smtpUrl }: ReplySettings,
  to: string,
  message: Message,
  { text, photo }: { text: string; photo: string | undefined },
): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...limits });
  const original = message.headers['message-id'];
  try {
    await transport.sendMail({
      from: message.to[0],
      to,
      subject: /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`,
      messageId: `<${randomUUID()}@mailbox.localhost>`,
      ...(original && { inReplyTo: original, references: `${message.headers.references ?? ''} ${original}`.trim() }),
      text: `${text}\n\n${quoted(message)}\n`,
      attachments: photo === undefined ? [] : [{ filename: 'photo.jpg', content: photo, encoding: 'base64' }],
    });
  } finally {
    transport.close();
  }
}

/** The message as mail programs quote it. */
function quoted({ from, date, text }: Message): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `On ${day.format(new Date(date))}, ${from} wrote:\n\n${text.trimEnd().replace(/^/gm, '> ')}`;
}

/** What the mail server answered, for it says why, or that there was none. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'response' in error && typeof error.response === 'string'
    ? error.response
    : 'the mail server did not answer';
