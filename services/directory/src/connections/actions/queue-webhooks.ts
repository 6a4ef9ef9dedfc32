import { newId } from '@poolpros/chassis/ids';
import type { SentEvent, WebhookEvent } from '@poolpros/contracts/http/webhooks';
import type { EntityManager } from 'typeorm';
import { insertDeliveries, listenersTo } from '../db/webhook-delivery-store.js';
import type { DeliveryRecord } from '../domain/webhook.js';

/** A delivery that is due at once. */
export const newDelivery = (
  webhookId: string,
  event: SentEvent,
  data: DeliveryRecord['data'],
  now: Date,
): DeliveryRecord => ({
  id: newId(),
  webhookId,
  event,
  data,
  status: 'waiting',
  tries: 0,
  leases: 0,
  dueAt: now,
  leaseUntil: null,
  triedAt: null,
  httpStatus: null,
  reason: null,
  createdAt: now,
});

/**
 * Queues a delivery of an event to each endpoint of a listing that receives it. `data` holds ids and what is public: no
 * personal data. `at` is when it happened.
 */
export async function queueWebhooks(
  tx: EntityManager,
  { listingId, event, data }: { listingId: number; event: WebhookEvent; data: DeliveryRecord['data'] },
  at: Date,
): Promise<void> {
  const listeners = await listenersTo(tx, { listingId, event }, at);
  await insertDeliveries(
    tx,
    listeners.map((webhookId) => newDelivery(webhookId, event, data, at)),
  );
}
