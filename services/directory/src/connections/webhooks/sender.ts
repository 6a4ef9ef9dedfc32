import { pause } from '@poolpros/chassis/backoff';
import { type Part, untilStopped } from '@poolpros/chassis/run';
import { Counter } from 'prom-client';
import type { Context } from '../../base/context.js';
import { deliverWebhook } from '../actions/deliver-webhook.js';
import { takeDue } from '../db/webhook-delivery-store.js';
import { createWebhookClient } from './post-webhook.js';

const everyMs = 1000;
/** Of a process; one try takes ten seconds at most, and memory for no response. */
const mostAtOnce = 40;
/** One whose endpoints never respond holds two of them. */
const mostOfBusiness = 2;

/** Sends deliveries as they come due. Every replica does: each takes what no other one holds. */
export function webhookSender(context: Context): Part {
  const { config, database, metrics } = context;
  const log = context.log.child({ name: 'webhooks' });
  const tries = new Counter({
    name: 'webhook_tries_total',
    help: 'Tries to deliver a webhook, by outcome: delivered, retried, failed, stopped or put back',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  });

  async function send(signal: AbortSignal): Promise<void> {
    const client = createWebhookClient({ targets: config.WEBHOOK_TARGETS });
    const inFlight = new Set<Promise<void>>();
    while (!signal.aborted) {
      try {
        const limits = { most: mostAtOnce - inFlight.size, mostOfBusiness };
        for (const delivery of await takeDue(database.dataSource.manager, limits)) {
          const trying = deliverWebhook({ ...context, log }, client, delivery, signal)
            .then((outcome) => tries.inc({ outcome }))
            // Its lease runs out, and it is taken again.
            .catch((error: unknown) => log.warn({ err: error, deliveryId: delivery.id }, 'webhook try not recorded'))
            .finally(() => inFlight.delete(trying));
          inFlight.add(trying);
        }
      } catch (error) {
        log.warn({ err: error }, 'webhooks not taken');
      }
      await pause(everyMs, signal);
    }
    await Promise.all(inFlight);
    await client.close();
  }

  return { name: 'webhooks', ...untilStopped(send) };
}
