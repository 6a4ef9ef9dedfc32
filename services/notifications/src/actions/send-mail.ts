import type { Database } from '@poolpros/chassis/database';
import type { MailRecipient } from '@poolpros/contracts/http/mail-facts';
import { isText, type MailTemplate } from '@poolpros/contracts/mails/templates';
import { isStopped } from '../db/mail-stop-store.js';
import type { MailTry } from '../db/mail-store.js';
import type { SkipReason } from '../domain/mail-outcome.js';
import type { Sender } from '../domain/sender.js';
import { emailHash } from '../links/mail-stop-link.js';
import { ownHeaders, threadHeaders } from '../mail/headers.js';
import type { SendText } from '../mail/phone.js';
import type { MailQueue } from '../mail/queue.js';
import { replyThread } from '../mail/reply-address.js';
import { returnPath } from '../mail/return-path.js';
import type { FetchMail } from '../mail/sources.js';
import { stopLinks } from '../mail/stop-links.js';
import type { MailTransport } from '../mail/transport.js';
import { mails } from '../mails/index.js';
import type { Brand } from '../templates/content.js';
import { renderMail, renderText } from '../templates/render.js';
import { addressMail } from './address-mail.js';

/** What sending a mail requires. */
export interface Sending {
  database: Database;
  queue: Pick<MailQueue, 'enqueue'>;
  fetchMail: FetchMail;
  transport: MailTransport;
  /** Null if no provider is configured. */
  sendText: SendText | null;
  sender: Sender;
  /** Reply-To of mails without a more specific recipient for replies. */
  operatorEmail: string | null;
  brand: Brand;
  /** The secret of the links that stop mails, and of return paths. */
  linkSecret: string;
  /** The domain on which reports about undelivered mails are received; null if none are. */
  returnDomain: string | null;
  schedule: { graceMs: number };
}

interface Sent {
  messageId: string;
  signal: AbortSignal;
}

export type SendOutcome = 'sent' | SkipReason;

/** Fetches the facts of a mail or text message and hands it to the server, or returns why it is not sent. */
export async function sendMail(sending: Sending, mail: MailTry, sent: Sent): Promise<SendOutcome> {
  const data = await sending.fetchMail(mail.template, mail.subjectId);
  if (!data) return 'gone';
  const recipient = await addressMail(sending, mail, data);
  if (!recipient) return 'no_recipient';
  const facts = { ...data.facts, ...recipient.facts };
  if (isText(mail.template)) {
    if (!sending.sendText) return 'no_provider';
    const text = renderText(mail.template, facts);
    await sending.sendText({ id: mail.id, to: recipient.address, text }, sent.signal);
    return 'sent';
  }
  const letter = { id: mail.id, template: mail.template, recipient, replyTo: data.replyTo, facts };
  return await sendLetter(sending, letter, sent);
}

interface Letter {
  id: string;
  template: MailTemplate;
  recipient: MailRecipient;
  replyTo: string | null;
  facts: Record<string, unknown>;
}

async function sendLetter(
  { database, transport, sender, operatorEmail, brand, linkSecret, returnDomain }: Sending,
  { id, template, recipient, replyTo, facts }: Letter,
  { messageId, signal }: Sent,
): Promise<SendOutcome> {
  const canStop = mails[template].kind === 'stoppable';
  if (canStop && (await isStopped(database.dataSource.manager, emailHash(linkSecret, recipient.address))))
    return 'stopped';
  const stop = canStop ? stopLinks(brand.siteUrl, linkSecret, recipient.address) : null;
  const repliesTo = replyTo ?? operatorEmail;
  await transport.send({
    ...renderMail(template, facts, brand, { stopUrl: stop?.page ?? null, repliesTo }),
    from: { name: sender.name, address: sender.address },
    to: toLine(template, recipient),
    // What comes back of a mail with a person's words goes to no mailbox.
    ...(returnDomain !== null &&
      isRelayed(replyTo) && { envelope: { from: returnPath(linkSecret, id, returnDomain), to: recipient.address } }),
    replyTo: repliesTo ?? undefined,
    messageId,
    headers: { ...ownHeaders(id), ...threadHeaders(replyTo, sender.domain), ...stop?.headers },
    signal,
  });
  return 'sent';
}

/** Whether a mail carries what one side of a thread wrote to the other: it has a reply address. */
const isRelayed = (replyTo: string | null): boolean => replyTo !== null && replyThread(replyTo) !== null;

/** The name with an unconfirmed email is a stranger's text. */
const toLine = (template: MailTemplate, { name, address }: MailRecipient) =>
  mails[template].unconfirmed ? address : { name, address };
