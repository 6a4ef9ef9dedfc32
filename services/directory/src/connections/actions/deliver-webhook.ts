import { addToOutbox } from '@poolpros/chassis/outbox';
import { webhookTurnedOff } from '@poolpros/contracts/events/directory';
import type { WebhookStop } from '@poolpros/contracts/http/webhooks';
import { minuteMs } from '@poolpros/contracts/time';
import type { EntityManager } from 'typeorm';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { callOffWaiting, finishTry, requeue } from '../db/webhook-delivery-store.js';
import { findWebhook, lockWebhook, storeWebhook } from '../db/webhook-store.js';
import {
  type DeliveryRecord,
  hasFailedForDays,
  retryDelay,
  signingNonces,
  type WebhookRecord,
} from '../domain/webhook.js';
import { bodyOf, signedHeaders } from '../domain/webhook-message.js';
import { webhookSecret } from '../links/webhook-secret.js';
import type { PostOutcome, WebhookClient } from '../webhooks/post-webhook.js';
import { stopsOn } from './webhook-stops.js';

export type TryOutcome = 'delivered' | 'retried' | 'failed' | 'stopped' | 'put_back';

/** Until what is ours is asked again, when it failed. */
const putBackMs = minuteMs;

/**
 * Tries one delivery, which was taken for it. What fails on our side is no try: a delivery whose sender cannot be checked,
 * or whose process stops, is put back as it was.
 */
export async function deliverWebhook(
  context: Pick<Context, 'accounts' | 'config' | 'database' | 'log' | 'now'>,
  client: WebhookClient,
  delivery: DeliveryRecord,
  signal: AbortSignal,
): Promise<TryOutcome> {
  const { config, database, log } = context;
  const { manager } = database.dataSource;
  const webhook = await findWebhook(manager, delivery.webhookId);
  if (!webhook) return 'stopped';
  let stop: WebhookStop | null;
  try {
    stop = await stopNow(context, webhook, delivery);
  } catch (error) {
    log.warn({ err: error, deliveryId: delivery.id }, 'webhook put back, as its sender cannot be checked');
    await requeue(manager, delivery, new Date(context.now().getTime() + putBackMs));
    return 'put_back';
  }
  if (stop !== null) {
    await finishTry(manager, delivery, { ...delivery, status: 'failed', reason: stop });
    return 'stopped';
  }
  const at = context.now();
  const body = bodyOf(delivery, { listingId: webhook.listingId, publicUrl: config.PUBLIC_URL });
  const secrets = signingNonces(webhook, at).map((nonce) => webhookSecret(config.LINK_SECRET, webhook.id, nonce));
  const message = { headers: signedHeaders({ id: delivery.id, body, at }, secrets), body };
  let outcome: PostOutcome;
  try {
    outcome = await client.post(webhook.url, message, signal);
  } catch {
    await requeue(manager, delivery, at);
    return 'put_back';
  }
  return await database.transaction((tx) => record(tx, delivery, outcome, context.now()));
}

async function stopNow(
  { accounts, database }: Pick<Context, 'accounts' | 'database'>,
  webhook: WebhookRecord,
  { event }: DeliveryRecord,
): Promise<WebhookStop | null> {
  const open = await contactsOf(accounts, [webhook.accountId]);
  const ids = new Set(open.map(({ accountId }) => accountId));
  const stopFor = await stopsOn(database.dataSource.manager, webhook.listingId, ids);
  return stopFor(webhook, event === 'listing.status_changed' ? 'of its closing' : undefined);
}

async function record(
  tx: EntityManager,
  delivery: DeliveryRecord,
  { httpStatus, reason }: PostOutcome,
  now: Date,
): Promise<TryOutcome> {
  const webhook = await lockWebhook(tx, delivery.webhookId);
  if (!webhook) return 'stopped';
  const tries = delivery.tries + 1;
  const tried = { tries, triedAt: now, httpStatus, reason };
  if (reason === null) {
    await finishTry(tx, delivery, { ...tried, status: 'delivered' });
    if (webhook.failingSince !== null) await storeWebhook(tx, webhook, { failingSince: null });
    return 'delivered';
  }
  const delayMs = reason === 'gone' ? null : retryDelay(tries);
  const next = delayMs === null ? null : new Date(now.getTime() + delayMs);
  const finished = await finishTry(tx, delivery, {
    ...tried,
    status: next ? 'waiting' : 'failed',
    ...(next && { dueAt: next }),
  });
  if (!finished) return 'stopped';
  const failingSince = webhook.failingSince ?? now;
  if (reason === 'gone') await giveUp(tx, webhook, 'gone', now);
  else if (!next && hasFailedForDays(failingSince, now)) await giveUp(tx, webhook, 'failing', now);
  else if (webhook.failingSince === null) await storeWebhook(tx, webhook, { failingSince });
  return next ? 'retried' : 'failed';
}

/** Turns an endpoint off that takes nothing, and lets its business be told. */
async function giveUp(tx: EntityManager, webhook: WebhookRecord, reason: 'gone' | 'failing', now: Date): Promise<void> {
  if (webhook.offAt !== null) return;
  await storeWebhook(tx, webhook, { offAt: now, offReason: reason });
  await callOffWaiting(tx, webhook.id, reason);
  await addToOutbox(tx, webhookTurnedOff, {
    aggregateId: webhook.id,
    aggregateVersion: webhook.version + 1,
    data: { webhookId: webhook.id, installerId: webhook.listingId },
  });
}
