import type {
  DeliveryReason,
  SentEvent,
  WebhookDelivery,
  WebhookEvent,
  WebhookStop,
} from '@poolpros/contracts/http/webhooks';
import { webhookLimits } from '@poolpros/contracts/limits';
import type { Tone } from '../../shared/ui/badge.js';

/** The labels of the events that a webhook receives. */
export const eventTexts: Record<WebhookEvent, { label: string; text: string }> = {
  'request.created': { label: 'New requests', text: 'A homeowner wrote to this business.' },
  'review.published': { label: 'Published reviews', text: 'A review is on your page.' },
  'review.removed': { label: 'Removed reviews', text: 'A review is no longer on your page.' },
  'listing.change_decided': { label: 'Decisions on changes', text: 'We approved or declined a change to your page.' },
  'listing.status_changed': { label: 'Status', text: 'Your page was paused, closed or reopened.' },
};

export const eventName = (event: SentEvent): string => (event === 'webhook.test' ? 'Test' : eventTexts[event].label);

/** Why nothing goes to an endpoint. */
export const stopTexts: Record<WebhookStop, string> = {
  off: 'It was turned off.',
  gone: 'The endpoint said that it is gone (410), so we turned it off.',
  failing: `The endpoint has not accepted anything for ${webhookLimits.failingDays} days, so we turned it off.`,
  plan: 'The business is on the free plan.',
  closed: 'The business is closed.',
  account_closed: 'The person who added it no longer has an active account.',
  role_changed: 'The person who added it can no longer manage webhooks. Remove it and add it yourself.',
};

const reasonTexts: Record<Exclude<DeliveryReason, WebhookStop | 'status'>, string> = {
  address: 'Its name resolves to an address that is not on the public internet.',
  unknown_host: 'Its name was not found in DNS.',
  certificate: 'Its certificate is not valid.',
  connection: 'The connection failed.',
  timeout: 'It did not respond within 10 seconds.',
};

/** Why a delivery was not taken. */
export function reasonText({ reason, httpStatus }: Pick<WebhookDelivery, 'reason' | 'httpStatus'>): string | null {
  if (reason === null) return null;
  if (reason === 'status') return `It responded with ${httpStatus}.`;
  return reason in reasonTexts ? reasonTexts[reason as keyof typeof reasonTexts] : stopTexts[reason as WebhookStop];
}

export const statusTexts: Record<WebhookDelivery['status'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'amber' },
  delivered: { label: 'Delivered', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'brick' },
};
