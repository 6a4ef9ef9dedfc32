import { identityOf } from '@poolpros/chassis/auth';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { connectionEndpoints } from '@poolpros/contracts/endpoints/connections';
import type { Webhook, WebhookDelivery, WebhookStop, webhookParamsSchema } from '@poolpros/contracts/http/webhooks';
import { webhookLimits } from '@poolpros/contracts/limits';
import { planLimits } from '@poolpros/contracts/plans';
import type * as z from 'zod';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { requireProof } from '../../base/accounts/session-proof.js';
import type { Context } from '../../base/context.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { addWebhook } from '../actions/add-webhook.js';
import {
  changeWebhook,
  ownWebhook,
  queueTest,
  removeWebhook,
  repeat,
  replaceSecret,
} from '../actions/change-webhook.js';
import { stopsOn } from '../actions/webhook-stops.js';
import { lastDeliveries } from '../db/webhook-delivery-store.js';
import { webhooksOf } from '../db/webhook-store.js';
import type { DeliveryRecord, WebhookRecord } from '../domain/webhook.js';
import { webhookSecret } from '../links/webhook-secret.js';

/** The endpoints that are told what happens to a business. */
export function webhookRoutes(app: ZodApp, context: Context): void {
  const { accounts, config, database } = context;
  const own = byContractors('webhooks');
  const { manager } = database.dataSource;
  const refused = [400, 401, 403, 404, 409, 503];
  const ofPath = ({ installerId, webhookId }: z.infer<typeof webhookParamsSchema>) => ({
    listingId: installerId,
    webhookId,
  });

  /** While accounts is away, nobody is said to have no account. */
  async function openAmong(makers: string[]): Promise<Set<string>> {
    const ids = [...new Set(makers)];
    const open = await contactsOf(accounts, ids).catch(() => null);
    return new Set(open ? open.map(({ accountId }) => accountId) : ids);
  }

  async function viewsOf(listingId: number, webhooks: WebhookRecord[]): Promise<Webhook[]> {
    const stopFor = await stopsOn(manager, listingId, await openAmong(webhooks.map(({ accountId }) => accountId)));
    const now = context.now();
    return webhooks.map((webhook) => webhookView(webhook, stopFor(webhook), now));
  }

  const withSecret = async (webhook: WebhookRecord) => {
    const secret = webhookSecret(config.LINK_SECRET, webhook.id, webhook.nonce);
    const stopFor = await stopsOn(manager, webhook.listingId, new Set([webhook.accountId]));
    return { ...webhookView(webhook, stopFor(webhook), context.now()), secret };
  };

  route(
    app,
    connectionEndpoints.webhooks,
    own({ summary: 'List the webhooks of your business, without their secrets', errors: [400, 401, 403, 404] }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actor, 'manage_webhooks');
      const plan = await planOfListing(manager, installerId);
      const items = await viewsOf(installerId, await webhooksOf(manager, installerId));
      return { items, plan, mostWebhooks: planLimits[plan].webhooks };
    },
  );

  route(
    app,
    connectionEndpoints.addWebhook,
    own({
      summary: 'Add a webhook with a secret that is shown only once; requires step-up authentication',
      errors: refused,
    }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actor, 'manage_webhooks');
      await requireProof(accounts, identityOf(request));
      const wanted = { listingId: installerId, targets: config.WEBHOOK_TARGETS, ...request.body };
      const webhook = await database.transaction((tx) => addWebhook(tx, wanted, actor, context.now()));
      return await withSecret(webhook);
    },
  );

  route(
    app,
    connectionEndpoints.webhook,
    own({ summary: 'Update the events of a webhook and turn it on or off', errors: refused }),
    async (request) => {
      const wanted = { ...ofPath(request.params), ...request.body };
      const webhook = await database.transaction((tx) => changeWebhook(tx, wanted, actingOf(request), context.now()));
      const [view] = await viewsOf(webhook.listingId, [webhook]);
      if (!view) throw new Error('a changed webhook is shown');
      return view;
    },
  );

  route(
    app,
    connectionEndpoints.replaceWebhookSecret,
    own({
      summary: 'Replace a webhook secret, with both signing for 24 hours; requires step-up authentication',
      errors: refused,
    }),
    async (request) => {
      const actor = actingOf(request);
      const wanted = ofPath(request.params);
      await database.transaction((tx) => ownWebhook(tx, wanted, actor));
      await requireProof(accounts, identityOf(request));
      return await withSecret(await database.transaction((tx) => replaceSecret(tx, wanted, actor, context.now())));
    },
  );

  route(
    app,
    connectionEndpoints.removeWebhook,
    own({ summary: 'Remove a webhook and its delivery log immediately', errors: [400, 401, 403, 404] }),
    async (request, reply) => {
      await database.transaction((tx) => removeWebhook(tx, ofPath(request.params), actingOf(request)));
      return reply.code(204).send();
    },
  );

  route(
    app,
    connectionEndpoints.testWebhook,
    own({ summary: 'Queue a test delivery to a webhook', errors: [400, 401, 403, 404, 409] }),
    async (request, reply) => {
      await database.transaction((tx) => queueTest(tx, ofPath(request.params), actingOf(request), context.now()));
      return reply.code(202).send();
    },
  );

  route(
    app,
    connectionEndpoints.webhookDeliveries,
    own({ summary: 'List the latest deliveries of a webhook, newest first', errors: [400, 401, 403, 404] }),
    async (request) => {
      const { id } = await database.transaction((tx) => ownWebhook(tx, ofPath(request.params), actingOf(request)));
      return { items: (await lastDeliveries(manager, id, webhookLimits.shown)).map(deliveryView) };
    },
  );

  route(
    app,
    connectionEndpoints.repeatWebhookDelivery,
    own({ summary: 'Queue a finished webhook delivery again', errors: [400, 401, 403, 404, 409] }),
    async (request, reply) => {
      const wanted = { ...ofPath(request.params), deliveryId: request.params.deliveryId };
      await database.transaction((tx) => repeat(tx, wanted, actingOf(request), context.now()));
      return reply.code(202).send();
    },
  );
}

const webhookView = (webhook: WebhookRecord, stop: WebhookStop | null, now: Date): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  createdAt: webhook.createdAt.toISOString(),
  isOn: webhook.offAt === null,
  stop,
  oldSecretUntil: webhook.oldSecretUntil && webhook.oldSecretUntil > now ? webhook.oldSecretUntil.toISOString() : null,
});

const deliveryView = (delivery: DeliveryRecord): WebhookDelivery => ({
  id: delivery.id,
  event: delivery.event,
  status: delivery.status,
  createdAt: delivery.createdAt.toISOString(),
  tries: delivery.tries,
  triedAt: delivery.triedAt?.toISOString() ?? null,
  nextTryAt: delivery.status === 'waiting' ? delivery.dueAt.toISOString() : null,
  httpStatus: delivery.httpStatus,
  reason: delivery.reason,
});
