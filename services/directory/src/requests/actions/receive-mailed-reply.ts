import { createHash } from 'node:crypto';
import { mailboxOf } from '@poolpros/chassis/mailbox';
import { Refusal } from '@poolpros/chassis/refusal';
import type { MailedReply, MailedReplyOutcome, mailedReplySchema } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { findContactRequest } from '../db/contact-store.js';
import { findOwnedRequest, type OwnedRequest } from '../db/contractor-store.js';
import { findMailedMessage } from '../db/message-store.js';
import { findRequest, lockRequest } from '../db/request-store.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import { withNote } from '../domain/request-message.js';
import { readReplyAddress } from '../links/request-link.js';
import { replyToRequest } from './answer-request.js';
import { writeToBusiness } from './follow-request.js';
import { addPhotosToMessage, type NewPhoto } from './request-photos.js';

/** The people who may write for a business by mail: members by account, or the contact of one without members. */
export type Writers = (installerId: number) => Promise<{ accountId: string | null; email: string }[]>;

const outcomeOf: Partial<Record<Refusal['code'], MailedReplyOutcome>> = {
  conflict: 'closed',
  too_many_requests: 'too_many',
  not_found: 'unknown_address',
};

export interface MailedReplyContext {
  linkSecret: string;
  writersFor: Writers;
  now: Date;
}

/** The person of a side of a thread who wrote a mail. */
type Sender = { contactRequest: ContactRequestRecord; requestId: string } & (
  | { side: 'homeowner' }
  | { side: 'business'; request: OwnedRequest; accountId: string | null }
);

/** Who wrote a mail, or what became of it because it is not to be stored. The same mail is stored once. */
export async function senderOf(
  tx: EntityManager,
  mail: Pick<MailedReply, 'token' | 'from' | 'messageId'>,
  { linkSecret, writersFor }: MailedReplyContext,
): Promise<Sender | MailedReplyOutcome> {
  const address = readReplyAddress(linkSecret, mail.token);
  const contactRequest = address && (await findContactRequest(tx, address.contactRequestId));
  const requestId = contactRequest?.requestId;
  if (!address || !contactRequest || !requestId) return 'unknown_address';
  if (await findMailedMessage(tx, contactRequest.id, hashOf(mail))) return 'stored';
  const isFrom = (email: string) => mailboxOf(email) === mailboxOf(mail.from);
  if (address.side === 'homeowner') {
    const request = await findRequest(tx, requestId);
    if (!request) return 'unknown_address';
    return isFrom(request.email) ? { contactRequest, requestId, side: 'homeowner' } : 'foreign_sender';
  }
  const request = await findOwnedRequest(tx, contactRequest.id);
  if (!request) return 'closed';
  const writer = (await writersFor(request.installerId)).find(({ email }) => isFrom(email));
  if (!writer) return 'foreign_sender';
  return { contactRequest, requestId, side: 'business', request, accountId: writer.accountId };
}

/**
 * Stores a mail that came to the reply address of a thread as a message of the side that the address is for, with its
 * photos, if it comes from a person of that side.
 */
export async function receiveMailedReply(
  tx: EntityManager,
  mail: z.output<typeof mailedReplySchema>,
  photos: readonly NewPhoto[],
  context: MailedReplyContext,
): Promise<MailedReplyOutcome> {
  const { now } = context;
  const sender = await senderOf(tx, mail, context);
  if (typeof sender === 'string') return sender;
  const text = withNote(mail.text, mail.leftOut + mail.photos.length - photos.length);
  const message = { via: 'mail', text, isAutomatic: mail.isAutomatic, mailHash: hashOf(mail) } as const;
  try {
    if (sender.side === 'homeowner') {
      const request = await lockRequest(tx, sender.requestId);
      if (!request) return 'unknown_address';
      const stored = { contactRequestId: sender.contactRequest.id, ...message };
      await addPhotosToMessage(tx, await writeToBusiness(tx, request, stored, now), photos, now);
    } else {
      const access = { request: sender.request, actor: { kind: 'contractor', id: sender.accountId } } as const;
      await addPhotosToMessage(tx, await replyToRequest(tx, access, message, now), photos, now);
    }
    return 'stored';
  } catch (error) {
    const outcome = error instanceof Refusal ? outcomeOf[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
  }
}

const hashOf = ({ messageId }: Pick<MailedReply, 'messageId'>): string =>
  createHash('sha256').update(messageId).digest('hex');
