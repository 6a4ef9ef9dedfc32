import type { Part } from '@poolpros/chassis/run';
import { sendAnalytics } from '../actions/send-analytics.js';
import type { Context } from '../context.js';
import { createSendEvents } from './provider.js';

/** Sends what the last events added when the service stops: it stops after the consumers. Without a key there is none. */
export function analyticsParts({ config, database, log, now }: Context): Part[] {
  const send = createSendEvents(config);
  if (!send) return [];
  return [
    {
      name: 'analytics',
      start: async () => undefined,
      stop: async () => {
        // What cannot be sent now waits in the table; a database that is away does not hold up the stop.
        await sendAnalytics({ database, send, log }, now(), new AbortController().signal).catch((error: unknown) =>
          log.warn({ err: error }, 'analytics events not sent'),
        );
      },
    },
  ];
}
