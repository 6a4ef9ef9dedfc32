import { newId } from '@poolpros/chassis/ids';
import { Refusal } from '@poolpros/chassis/refusal';
import type { WebhookBody } from '@poolpros/contracts/http/webhooks';
import { planLimits } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import { fieldError } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { tellOwners } from '../../members/actions/tell-owners.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { insertWebhook, webhooksOf } from '../db/webhook-store.js';
import type { WebhookRecord } from '../domain/webhook.js';
import { readWebhookUrl, type WebhookTargets } from '../domain/webhook-address.js';

/** How many endpoints the plan of a listing has; throws `forbidden` where it has none. */
export async function requireWebhookPlan(tx: EntityManager, listingId: number): Promise<number> {
  const most = planLimits[await planOfListing(tx, listingId)].webhooks;
  if (most === 0)
    throw new Refusal(
      'forbidden',
      'Webhooks are part of Pro, and this business is on the free plan. Paid plans are not available yet.',
    );
  return most;
}

/** Adds an endpoint that is told what happens to a listing. */
export async function addWebhook(
  tx: EntityManager,
  { listingId, targets, url: text, events }: WebhookBody & { listingId: number; targets: WebhookTargets },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<WebhookRecord> {
  await lockTeam(tx, listingId);
  await authorizeOn(tx, listingId, actor, 'manage_webhooks');
  const most = await requireWebhookPlan(tx, listingId);
  const read = readWebhookUrl(text, targets);
  if ('fault' in read) throw fieldError('body.url', read.fault);
  const webhooks = await webhooksOf(tx, listingId);
  if (webhooks.some(({ url }) => url === read.url))
    throw fieldError('body.url', 'enter another URL: one of your webhooks already uses this one');
  if (webhooks.length >= most)
    throw new Refusal(
      'conflict',
      `This business has ${most} webhooks, which is all its plan includes. Remove one first.`,
    );
  const webhook: WebhookRecord = {
    id: newId(),
    version: 1,
    listingId,
    accountId: actor.id,
    url: read.url,
    events: [...new Set(events)],
    nonce: newId(),
    oldNonce: null,
    oldSecretUntil: null,
    createdAt: now,
    offAt: null,
    offReason: null,
    failingSince: null,
  };
  await insertWebhook(tx, webhook);
  await tellOwners(tx, { listingId, kind: 'hook', subjectId: webhook.id, accountId: actor.id }, now);
  return webhook;
}
