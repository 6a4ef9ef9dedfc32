import { createHash } from 'node:crypto';
import { mailboxOf } from '@poolpros/chassis/mailbox';
import { Refusal } from '@poolpros/chassis/refusal';
import type { MailedReply, MailedReplyOutcome } from '@poolpros/contracts/http/internal';
import type { EntityManager } from 'typeorm';
import { findContactRequest } from '../db/contact-store.js';
import { findOwnedRequest } from '../db/contractor-store.js';
import { findMailedMessage } from '../db/message-store.js';
import { lockRequest } from '../db/request-store.js';
import { readReplyAddress } from '../links/request-link.js';
import { replyToRequest } from './answer-request.js';
import { writeToBusiness } from './follow-request.js';

/** The people who may write for a business by mail: members by account, or the contact of one without members. */
export type Writers = (installerId: number) => Promise<{ accountId: string | null; email: string }[]>;

const outcomeOf: Partial<Record<Refusal['code'], MailedReplyOutcome>> = {
  conflict: 'closed',
  too_many_requests: 'too_many',
  not_found: 'unknown_address',
};

/**
 * Stores a mail that came to the reply address of a thread as a message of the side that the address is for, if it comes
 * from a person of that side. The same mail is stored once.
 */
export async function receiveMailedReply(
  tx: EntityManager,
  mail: Required<MailedReply>,
  { linkSecret, writersFor, now }: { linkSecret: string; writersFor: Writers; now: Date },
): Promise<MailedReplyOutcome> {
  const address = readReplyAddress(linkSecret, mail.token);
  const contactRequest = address && (await findContactRequest(tx, address.contactRequestId));
  const requestId = contactRequest?.requestId;
  if (!address || !contactRequest || !requestId) return 'unknown_address';
  const mailHash = createHash('sha256').update(mail.messageId).digest('hex');
  if (await findMailedMessage(tx, contactRequest.id, mailHash)) return 'stored';
  const message = { via: 'mail', text: mail.text, isAutomatic: mail.isAutomatic, mailHash } as const;
  try {
    if (address.side === 'homeowner') {
      const request = await lockRequest(tx, requestId);
      if (!request) return 'unknown_address';
      if (mailboxOf(request.email) !== mailboxOf(mail.from)) return 'foreign_sender';
      await writeToBusiness(tx, request, { contactRequestId: contactRequest.id, ...message }, now);
      return 'stored';
    }
    const request = await findOwnedRequest(tx, contactRequest.id);
    if (!request) return 'closed';
    const writers = await writersFor(request.installerId);
    const writer = writers.find(({ email }) => mailboxOf(email) === mailboxOf(mail.from));
    if (!writer) return 'foreign_sender';
    await replyToRequest(tx, { request, actor: { kind: 'contractor', id: writer.accountId } }, message, now);
    return 'stored';
  } catch (error) {
    const outcome = error instanceof Refusal ? outcomeOf[error.code] : undefined;
    if (!outcome) throw error;
    return outcome;
  }
}
