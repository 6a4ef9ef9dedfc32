import type { Module } from '@poolpros/chassis/service/module';
import { directoryFactsStream } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import type { Context } from '../base/context.js';
import { ApiKeyEntity, WebhookDeliveryEntity, WebhookEntity } from './db/entities.js';
import { onContactRequestCreated } from './events/contact-request-created.js';
import { onListingChangeDecided } from './events/listing-change-decided.js';
import { onListingStepTaken } from './events/listing-step-taken.js';
import { onReviewPublished } from './events/review-published.js';
import { onReviewRemoved } from './events/review-removed.js';
import { accessMails } from './mails/access-mails.js';
import { webhookMails } from './mails/webhook-mails.js';
import { connectionPersonalData } from './personal-data.js';
import { apiKeyRoutes } from './routes/api-keys.js';
import { webhookRoutes } from './routes/webhooks.js';
import { webhookSender } from './webhooks/sender.js';

/** Programs of a business: API keys and webhooks. */
export const connections = {
  entities: [ApiKeyEntity, WebhookEntity, WebhookDeliveryEntity],
  routes: [apiKeyRoutes, webhookRoutes],
  subscribes: [
    { stream: directoryFactsStream, handlers: [onContactRequestCreated, onListingChangeDecided, onListingStepTaken] },
    { stream: reviewsStream, handlers: [onReviewPublished, onReviewRemoved] },
  ],
  parts: (context) => [webhookSender(context)],
  mails: { ...accessMails, ...webhookMails },
  personalData: connectionPersonalData,
} satisfies Module<Context>;
