import { newId } from '@poolpros/chassis/ids';
import { Refusal } from '@poolpros/chassis/refusal';
import type { WebhookChange } from '@poolpros/contracts/http/webhooks';
import type { EntityManager } from 'typeorm';
import { deliveryNotFound, webhookNotFound } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { callOffWaiting, hasWaitingTest, insertDeliveries, repeatDelivery } from '../db/webhook-delivery-store.js';
import { deleteWebhook, lockWebhook, storeWebhook } from '../db/webhook-store.js';
import { oldSecretEnd, signingNonces, type WebhookRecord } from '../domain/webhook.js';
import { requireWebhookPlan } from './add-webhook.js';
import { newDelivery } from './queue-webhooks.js';

type Actor = ListingActor & { id: string };

/** An endpoint of a listing, by its members who may change it. */
export interface WebhookOf {
  listingId: number;
  webhookId: string;
}

/** The endpoint, locked until commit. Throws what a member hears who may not change it. */
export async function ownWebhook(
  tx: EntityManager,
  { listingId, webhookId }: WebhookOf,
  actor: Actor,
): Promise<WebhookRecord> {
  await authorizeOn(tx, listingId, actor, 'manage_webhooks');
  const webhook = await lockWebhook(tx, webhookId);
  if (webhook?.listingId !== listingId) throw webhookNotFound();
  return webhook;
}

/** Sets which events an endpoint receives, and turns it on or off. Turning it off cancels pending deliveries. */
export async function changeWebhook(
  tx: EntityManager,
  { events, isOn, ...of }: WebhookOf & WebhookChange,
  actor: Actor,
  now: Date,
): Promise<WebhookRecord> {
  const webhook = await ownWebhook(tx, of, actor);
  const wasOn = webhook.offAt === null;
  if (isOn) await requireWebhookPlan(tx, webhook.listingId);
  const turned = isOn
    ? { offAt: null, offReason: null, failingSince: null }
    : { offAt: now, offReason: 'off' as const };
  const change = { events: [...new Set(events)], ...(isOn !== wasOn && turned) };
  await storeWebhook(tx, webhook, change);
  if (wasOn && !isOn) await callOffWaiting(tx, webhook.id, 'off');
  return { ...webhook, ...change };
}

/** Ends an endpoint with all its deliveries. */
export async function removeWebhook(tx: EntityManager, of: WebhookOf, actor: Actor): Promise<void> {
  const { id } = await ownWebhook(tx, of, actor);
  await deleteWebhook(tx, id);
}

/**
 * Gives an endpoint another secret; the one before signs as well for a day. Replaced again within that day, the one from
 * before the first goes on signing: who saw no response never had the one in between.
 */
export async function replaceSecret(tx: EntityManager, of: WebhookOf, actor: Actor, now: Date): Promise<WebhookRecord> {
  const webhook = await ownWebhook(tx, of, actor);
  const [, stillSigning] = signingNonces(webhook, now);
  const change = {
    nonce: newId(),
    ...(stillSigning === undefined && { oldNonce: webhook.nonce, oldSecretUntil: oldSecretEnd(now) }),
  };
  await storeWebhook(tx, webhook, change);
  return { ...webhook, ...change };
}

/** Queues a message that says nothing; one at a time. */
export async function queueTest(tx: EntityManager, of: WebhookOf, actor: Actor, now: Date): Promise<void> {
  const webhook = await ownWebhook(tx, of, actor);
  await requireSending(tx, webhook);
  if (await hasWaitingTest(tx, webhook.id)) throw new Refusal('conflict', 'A test is already waiting.');
  await insertDeliveries(tx, [newDelivery(webhook.id, 'webhook.test', {}, now)]);
}

/** Queues a finished delivery once more, with the tries of a new one. */
export async function repeat(
  tx: EntityManager,
  { deliveryId, ...of }: WebhookOf & { deliveryId: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const webhook = await ownWebhook(tx, of, actor);
  await requireSending(tx, webhook);
  const found = await repeatDelivery(tx, { webhookId: webhook.id, id: deliveryId }, now);
  if (found === null) throw deliveryNotFound();
  if (found === 'waiting') throw new Refusal('conflict', 'This delivery is already waiting.');
}

async function requireSending(tx: EntityManager, webhook: WebhookRecord): Promise<void> {
  await requireWebhookPlan(tx, webhook.listingId);
  if (webhook.offAt !== null) throw new Refusal('conflict', 'This webhook is off. Turn it on first.');
}
