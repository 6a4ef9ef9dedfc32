import { hashToken } from '@poolpros/chassis/links';
import { anonymous } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import {
  contactRequestCreated,
  contactRequestWithdrawn,
  requestLinkRequested,
  requestSent,
} from '@poolpros/contracts/events/directory';
import type { requestDetailsBodySchema, requestOutcomeBodySchema } from '@poolpros/contracts/http/followed-requests';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { contactRequestNotFound, fieldError, linkInvalid } from '../../base/refusals.js';
import { withMembersAmong } from '../../members/db/member-store.js';
import { contactRequestsOf, lockContactRequest } from '../db/contact-store.js';
import { lockRequestByToken, updateRequest } from '../db/request-store.js';
import { canTake, mayWrite } from '../domain/contact-request.js';
import { confirmDeadline, followDeadline, type RequestRecord } from '../domain/request.js';
import type { RequestMessage } from '../domain/request-message.js';
import { addMessage, type Reply } from './answer-request.js';
import { contactRequestLifecycle } from './contact-request-lifecycle.js';
import { deliverToTeam } from './deliver.js';
import { eraseRequests } from './erase-requests.js';
import { checkIsOpen } from './follow-access.js';

/** Sends a request that waited for its homeowner. A second call changes nothing. */
export async function confirmRequest(tx: EntityManager, request: RequestRecord, now: Date): Promise<void> {
  if (request.confirmedAt !== null) return;
  if (request.withdrawnAt !== null) throw new Refusal('conflict', 'The request was withdrawn.');
  if (confirmDeadline(request) <= now) throw new Refusal('link_expired', 'It is too late to send this request.');
  await updateRequest(tx, request.id, { confirmedAt: now });
  const waiting = await contactRequestsOf(tx, request.id);
  const withMembers = await withMembersAmong(
    tx,
    waiting.map(({ installerId }) => installerId),
  );
  for (const { id, installerId } of waiting) {
    const confirmed = await transition(tx, contactRequestLifecycle, id, {
      action: 'confirm',
      actor: anonymous,
      at: now,
      event: () => ({ definition: contactRequestCreated, data: { contactRequestId: id, installerId } }),
    });
    if (withMembers.has(installerId)) await deliverToTeam(tx, confirmed, now);
  }
  await addToOutbox(tx, requestSent, {
    aggregateId: request.id,
    aggregateVersion: 2,
    data: { requestId: request.id },
  });
}

/** What a homeowner writes to one of the businesses. */
export async function writeToBusiness(
  tx: EntityManager,
  request: RequestRecord,
  { contactRequestId, ...message }: Reply & { contactRequestId: string; via: 'page' | 'mail' },
  now: Date,
): Promise<RequestMessage> {
  checkIsOpen(request);
  const thread = await lockContactRequest(tx, contactRequestId);
  if (!thread || thread.requestId !== request.id) throw contactRequestNotFound();
  if (!mayWrite(thread)) throw new Refusal('conflict', 'The business no longer takes messages about this request.');
  return await addMessage(tx, thread, { ...message, side: 'homeowner', authorId: null }, now);
}

type Details = Omit<z.output<typeof requestDetailsBodySchema>, 'token'>;

/** Stores what the homeowner now says about the job; the businesses read it in the request. */
export async function changeDetails(tx: EntityManager, request: RequestRecord, details: Details): Promise<void> {
  if (request.withdrawnAt !== null) throw new Refusal('conflict', 'The request was withdrawn.');
  const stated = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  if (Object.keys(stated).length > 0) await updateRequest(tx, request.id, stated);
}

/** Takes a request back from every business. A second call changes nothing. */
export async function withdrawRequest(tx: EntityManager, request: RequestRecord, now: Date): Promise<void> {
  if (request.withdrawnAt !== null) return;
  await updateRequest(tx, request.id, { withdrawnAt: now });
  for (const contactRequest of await contactRequestsOf(tx, request.id))
    if (canTake(contactRequest, 'withdraw'))
      await transition(tx, contactRequestLifecycle, contactRequest.id, {
        action: 'withdraw',
        actor: anonymous,
        at: now,
        ...(contactRequest.deliveredAt && {
          event: ({ id, installerId }) => ({
            definition: contactRequestWithdrawn,
            data: { contactRequestId: id, installerId },
          }),
        }),
      });
}

type Outcome = Omit<z.output<typeof requestOutcomeBodySchema>, 'token'>;

/** Stores how a request ended for its homeowner; it can be corrected. The business that got the job has won it. */
export async function setOutcome(
  tx: EntityManager,
  request: RequestRecord,
  { outcome, contactRequestId, value }: Outcome,
  now: Date,
): Promise<void> {
  checkIsOpen(request);
  if (value !== undefined && outcome !== 'hired')
    throw fieldError('body.value', 'leave out the price unless a business got the job');
  const contactRequests = await contactRequestsOf(tx, request.id);
  const hired = contactRequests.find(({ id }) => id === contactRequestId);
  if (contactRequestId !== undefined && !hired)
    throw fieldError('body.contactRequestId', 'choose one of the businesses in this request');
  await updateRequest(tx, request.id, { outcome, hiredId: hired?.id ?? null, value: value ?? null });
  for (const contactRequest of contactRequests) {
    const action = contactRequest.id === hired?.id ? 'hire' : 'pass_over';
    if (canTake(contactRequest, action))
      await transition(tx, contactRequestLifecycle, contactRequest.id, {
        action,
        actor: anonymous,
        at: now,
        change: () => ({ value: action === 'hire' ? (value ?? null) : null }),
      });
  }
}

/**
 * Erases a request with everything that was written about it, at once. What each business had of it ends as withdrawn,
 * so that nothing follows from it any more.
 */
export async function eraseRequest(tx: EntityManager, request: RequestRecord, now: Date): Promise<void> {
  for (const contactRequest of await contactRequestsOf(tx, request.id))
    if (canTake(contactRequest, 'withdraw'))
      await transition(tx, contactRequestLifecycle, contactRequest.id, {
        action: 'withdraw',
        actor: anonymous,
        at: now,
      });
  await eraseRequests(tx, [request.id], now);
}

/** Makes the page of a known link work again, also of one that has expired, and has the link mailed. */
export async function renewLink(tx: EntityManager, token: string, now: Date): Promise<void> {
  const request = await lockRequestByToken(tx, hashToken(token));
  if (!request) throw linkInvalid();
  const followUntil = followDeadline(now);
  await updateRequest(tx, request.id, { followUntil });
  await addToOutbox(tx, requestLinkRequested, {
    aggregateId: request.id,
    aggregateVersion: 1,
    data: { requestId: request.id },
  });
}
