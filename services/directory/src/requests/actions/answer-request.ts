import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { transition } from '@poolpros/chassis/machine/transition';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { requestMessageSent } from '@poolpros/contracts/events/directory';
import type { businessStepBodySchema } from '@poolpros/contracts/http/request-states';
import type { MessageSide, MessageWay } from '@poolpros/contracts/http/request-threads';
import { requestLimits } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { dayBefore } from '../../base/domain/day-before.js';
import { contactRequestNotFound, fieldError, tooMany } from '../../base/refusals.js';
import { lockContactRequest } from '../db/contact-store.js';
import { countMessages, insertMessage } from '../db/message-store.js';
import { type ContactRequestRecord, isFirstReply, mayWrite } from '../domain/contact-request.js';
import type { RequestMessage } from '../domain/request-message.js';
import type { BusinessAccess } from './business-access.js';
import { contactRequestLifecycle } from './contact-request-lifecycle.js';
import { attachPhotosToMessage } from './request-photos.js';

/** Marks a request as seen by its business. A second call changes nothing. */
export async function markSeen(tx: EntityManager, { request, actor }: BusinessAccess, now: Date): Promise<void> {
  const locked = await lockContactRequest(tx, request.id);
  if (!locked || locked.seenAt !== null || !contactRequestLifecycle.machine.actions.see.from.includes(locked.status))
    return;
  await transition(tx, contactRequestLifecycle, request.id, {
    action: 'see',
    actor,
    at: now,
    change: ({ deliveredAt }) => ({ seenAt: now, deliveredAt: deliveredAt ?? now, undeliveredReason: null }),
  });
}

/** What a business wrote, or noted about what it said elsewhere. */
export interface Reply {
  via: MessageWay;
  text: string;
  isAutomatic?: boolean;
  mailHash?: string | null;
  /** Of the photos that come along. */
  photosToken?: string | undefined;
}

/**
 * Stores a reply of a business. The first one that a person wrote changes the state; each is mailed to the homeowner, but
 * not an automatic one or a note about a call. Returns the message.
 */
export async function replyToRequest(
  tx: EntityManager,
  { request, actor }: BusinessAccess,
  reply: Reply,
  now: Date,
): Promise<RequestMessage> {
  const locked = await lockContactRequest(tx, request.id);
  if (!locked) throw contactRequestNotFound();
  if (!mayWrite(locked)) throw new Refusal('conflict', `The request is ${locked.status} and takes no replies.`);
  const message = await addMessage(tx, locked, { ...reply, side: 'business', authorId: actor.id }, now);
  if (!message.isAutomatic && isFirstReply(locked))
    await transition(tx, contactRequestLifecycle, locked.id, {
      action: 'reply',
      actor,
      at: now,
      change: ({ deliveredAt, seenAt }) => ({
        deliveredAt: deliveredAt ?? now,
        seenAt: seenAt ?? now,
        repliedAt: now,
        undeliveredReason: null,
      }),
    });
  return message;
}

/** Stores a message in a thread and publishes its id, unless nobody is to be notified about it. */
export async function addMessage(
  tx: EntityManager,
  thread: ContactRequestRecord,
  {
    via,
    text,
    side,
    authorId,
    isAutomatic = false,
    mailHash = null,
    photosToken,
  }: Reply & { side: MessageSide; authorId: string | null },
  now: Date,
): Promise<RequestMessage> {
  const { requestId } = thread;
  if (requestId === null) throw contactRequestNotFound();
  const sent = await countMessages(tx, { contactRequestId: thread.id, side }, dayBefore(now));
  if (sent >= requestLimits.messagesPerDay)
    throw tooMany('There are too many messages in this thread today. Try again tomorrow.');
  const id = newId();
  const message = { id, contactRequestId: thread.id, requestId, side, via, authorId, isAutomatic, text, mailHash };
  await insertMessage(tx, { ...message, createdAt: now });
  if (photosToken !== undefined) await attachPhotosToMessage(tx, hashToken(photosToken), message);
  if (!isAutomatic && (via === 'page' || via === 'mail'))
    await addToOutbox(tx, requestMessageSent, {
      aggregateId: id,
      aggregateVersion: 1,
      data: { messageId: id, contactRequestId: thread.id, installerId: thread.installerId, side },
    });
  return { ...message, createdAt: now };
}

type BusinessStep = z.output<typeof businessStepBodySchema>;

/** Takes a step that a business chose; the price goes with a won job only. */
export async function takeBusinessStep(
  tx: EntityManager,
  { request, actor }: BusinessAccess,
  { action, version, value }: BusinessStep,
  now: Date,
): Promise<void> {
  if (value !== undefined && action !== 'win')
    throw fieldError('body.value', 'leave out the price unless you won the job');
  await transition(tx, contactRequestLifecycle, request.id, {
    action,
    actor,
    at: now,
    version,
    change: () => ({ value: value ?? null }),
  });
}
