import type { MailOutcome } from '@poolpros/contracts/http/mail-facts';
import type { EntityManager } from 'typeorm';
import { lockContactRequest, storeDelivery } from '../db/contact-store.js';
import { deliveryAfter } from '../domain/contact-request.js';

/** Stores the outcome of a request's mail; ignores a request that was erased by now. */
export async function recordDelivery(tx: EntityManager, requestId: string, outcome: MailOutcome): Promise<void> {
  const request = await lockContactRequest(tx, requestId);
  if (request) await storeDelivery(tx, requestId, deliveryAfter(request, outcome));
}
