import * as z from 'zod';
import { textLengths } from '../limits.js';
import { plans } from '../plans.js';
import { lineOf, maxStoredInt } from '../text.js';

/** The events that a webhook can be sent for (docs/rules.md#webhooks). */
export const webhookEvents = [
  'request.created',
  'review.published',
  'review.removed',
  'listing.change_decided',
  'listing.status_changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent to an endpoint: one of these kinds, or the test that a member asked for. */
export const sentEvents = [...webhookEvents, 'webhook.test'] as const;
export type SentEvent = (typeof sentEvents)[number];

/** Why nothing goes to an endpoint: it was turned off, or it is on and something else is in the way. */
export const webhookStops = ['off', 'gone', 'failing', 'plan', 'closed', 'account_closed', 'role_changed'] as const;
export type WebhookStop = (typeof webhookStops)[number];

/** Why a delivery was not taken. None of them quotes what the receiver said. */
export const deliveryReasons = [
  ...webhookStops,
  'address',
  'unknown_host',
  'certificate',
  'connection',
  'timeout',
  'status',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

const at = z.iso.datetime();
const events = z.array(z.enum(webhookEvents)).min(1, 'choose at least one event').max(webhookEvents.length);

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: at,
  isOn: z.boolean(),
  stop: z.enum(webhookStops).nullable().describe('why nothing is delivered; null while it works'),
  oldSecretUntil: at.nullable().describe('set while the previous secret also signs'),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** GET /api/contractors/me/listings/{id}/webhooks: oldest first. */
export const webhooksSchema = z.object({
  items: z.array(webhookSchema),
  plan: z.enum(plans),
  mostWebhooks: z.int().describe('limit of the plan'),
});
export type Webhooks = z.infer<typeof webhooksSchema>;

/** POST …/webhooks, after a step-up. A URL is one endpoint's of a business. */
export const webhookBodySchema = z.object({ url: lineOf(textLengths.webhookUrl), events });
export type WebhookBody = z.infer<typeof webhookBodySchema>;
const secret = z.string().describe('`whsec_` and 32 bytes in base64; shown this once');
export const newWebhookSchema = webhookSchema.extend({ secret });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

/** POST …/webhooks/{id}. */
export const webhookChangeSchema = z.object({ events, isOn: z.boolean() });
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

const webhookParams = {
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  webhookId: z.uuid(),
};
export const webhookParamsSchema = z.object(webhookParams);
export const webhookDeliveryParamsSchema = z.object({ ...webhookParams, deliveryId: z.uuid() });

export const webhookDeliverySchema = z.object({
  id: z.uuid().describe('its `webhook-id`'),
  event: z.enum(sentEvents),
  status: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: at,
  tries: z.int(),
  triedAt: at.nullable(),
  nextTryAt: at.nullable().describe('set while it waits'),
  httpStatus: z.int().nullable().describe('status of the last response'),
  reason: z.enum(deliveryReasons).nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** GET …/webhooks/{id}/deliveries: the last ones, newest first. */
export const webhookDeliveriesSchema = z.object({ items: z.array(webhookDeliverySchema) });
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>;
