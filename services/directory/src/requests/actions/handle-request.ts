import { transition } from '@poolpros/chassis/machine/transition';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import type { staffRequestStepBodySchema } from '@poolpros/contracts/http/contact-requests';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { contactRequestNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { clearUndelivered, lockContactRequest } from '../db/contact-store.js';
import { contactRequestLifecycle } from './contact-request-lifecycle.js';

type Step = z.output<typeof staffRequestStepBodySchema>;

/** What the staff does with a contact request: it was passed on by phone, is mailed once more, is spam or is none. */
export async function handleRequest(
  tx: EntityManager,
  { contactRequestId, action, version }: Step & { contactRequestId: string },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<void> {
  authorize(actor, 'handle_requests');
  if (action === 'mail_again') return await mailAgain(tx, contactRequestId, version);
  await transition(tx, contactRequestLifecycle, contactRequestId, {
    action,
    actor,
    at: now,
    version,
    change: ({ deliveredAt, seenAt }) => ({
      undeliveredReason: null,
      ...(action === 'deliver' && { deliveredAt: deliveredAt ?? now }),
      ...(action === 'not_spam' && { seenAt: seenAt ?? now }),
    }),
  });
}

/** Publishes a request that reached nobody once more, so that it is mailed to the email that is known now. */
async function mailAgain(tx: EntityManager, id: string, version: number): Promise<void> {
  const request = await lockContactRequest(tx, id);
  if (!request?.requestId) throw contactRequestNotFound();
  if (request.version !== version || request.status !== 'new' || request.undeliveredReason === null)
    throw new Refusal('conflict', 'The request has changed since it was loaded. Load it again.');
  const { installerId } = request;
  if ((await findInstaller(tx, installerId))?.contactEmail == null)
    throw new Refusal('conflict', 'We have no email for the business. Pass the request on by phone.');
  await clearUndelivered(tx, id);
  await addToOutbox(tx, contactRequestCreated, {
    aggregateId: id,
    aggregateVersion: version,
    data: { contactRequestId: id, installerId },
  });
}
