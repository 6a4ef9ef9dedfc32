import type { Webhook, WebhookDelivery } from '@poolpros/contracts/http/webhooks';
import { webhookLimits } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { repeatWebhookDelivery, type WebhookOf, webhookDeliveriesQuery } from '../api.js';
import { useStep } from '../hooks/use-step.js';
import { eventName, reasonText, statusTexts } from '../webhook-texts.js';

/** What was told to a webhook last. */
export function WebhookDeliveries({ of, webhook }: { of: WebhookOf; webhook: Webhook }) {
  const { data, error, refetch } = useQuery(webhookDeliveriesQuery(of));
  const { mutate, isPending } = useStep({
    take: (api, deliveryId: string) => repeatWebhookDelivery(api, of, deliveryId),
    said: () => ({ title: 'Queued', text: 'It will be sent again in a moment.' }),
    refused: 'Not queued',
    reads: [apiPaths.webhookDeliveries],
  });
  if (!data) return <LoadingState name="The deliveries" small error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <p className="type-small mt-3 text-soft">Nothing has been sent to it yet.</p>;
  return (
    <>
      <ul aria-label={`Deliveries to ${webhook.url}`} className="mt-3">
        {data.items.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-2.5">
            <div className="min-w-0 flex-1 basis-56">
              <p>
                {eventName(delivery.event)} <span className="text-soft">· {momentText(delivery.createdAt)}</span>
              </p>
              <p className="type-small text-soft">{outcomeOf(delivery)}</p>
            </div>
            <Badge tone={statusTexts[delivery.status].tone}>{statusTexts[delivery.status].label}</Badge>
            {webhook.isOn && delivery.status !== 'waiting' && (
              <Button size="sm" busyText={isPending ? 'Queuing...' : null} onClick={() => mutate(delivery.id)}>
                Send again<span className="sr-only"> {eventName(delivery.event)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="type-small mt-1 text-soft">
        We list the last {webhookLimits.shown} deliveries and keep each one for {webhookLimits.keptDays} days.
      </p>
    </>
  );
}

const outcomeOf = (delivery: WebhookDelivery): string =>
  [
    reasonText(delivery),
    delivery.tries === 0 ? 'Not tried yet.' : delivery.tries === 1 ? 'Tried once.' : `Tried ${delivery.tries} times.`,
    delivery.nextTryAt !== null && delivery.tries > 0 && `Next try ${momentText(delivery.nextTryAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');
