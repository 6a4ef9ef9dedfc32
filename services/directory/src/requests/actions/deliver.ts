import { type Actor, system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';
import type { EntityManager } from 'typeorm';
import { withMembersAmong } from '../../members/db/member-store.js';
import { lockContactRequest, storeUndelivered } from '../db/contact-store.js';
import { type ContactRequestRecord, deliveryAfter } from '../domain/contact-request.js';
import { contactRequestLifecycle } from './contact-request-lifecycle.js';

const deliver = (tx: EntityManager, id: string, actor: Actor, now: Date): Promise<ContactRequestRecord> =>
  transition(tx, contactRequestLifecycle, id, {
    action: 'deliver',
    actor,
    at: now,
    change: () => ({ deliveredAt: now, undeliveredReason: null }),
  });

/** Members have a new request in their dashboard at once. */
export const deliverToTeam = (
  tx: EntityManager,
  { id }: ContactRequestRecord,
  now: Date,
): Promise<ContactRequestRecord> => deliver(tx, id, system, now);

/** Stores what the outcome of its mail says about a request; ignores one that was erased by now. */
export async function recordDelivery(
  tx: EntityManager,
  contactRequestId: string,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  const request = await lockContactRequest(tx, contactRequestId);
  if (!request) return;
  const withMembers = await withMembersAmong(tx, [request.installerId]);
  const delivery = deliveryAfter(request, outcome, withMembers.has(request.installerId));
  if (delivery === 'deliver') await deliver(tx, contactRequestId, system, now);
  else if (delivery === 'bounce')
    await transition(tx, contactRequestLifecycle, contactRequestId, {
      action: 'bounce',
      actor: system,
      at: now,
      change: () => ({ deliveredAt: null, undeliveredReason: 'bounced' as const }),
    });
  else if (delivery) await storeUndelivered(tx, contactRequestId, delivery);
}
