import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import { dayMs } from '@poolpros/contracts/time';
import type { SendEvents } from '../analytics/provider.js';
import { deleteAnalyticsEvents, deleteOldAnalyticsEvents, lockAnalyticsEvents } from '../db/analytics-store.js';

/** Events of one delivery. */
const batchSize = 100;
/** Days after which an event that no delivery took is given up; one that old would only distort the figures. */
export const analyticsDays = 7;

interface Sending {
  database: Pick<Database, 'transaction'>;
  send: SendEvents;
  log: Log;
}

/**
 * Sends the events that wait, oldest first, and deletes what was sent (docs/rules.md#server-analytics). A failure ends
 * the round; what was not sent waits for the next one.
 */
export async function sendAnalytics({ database, send, log }: Sending, now: Date, signal: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - analyticsDays * dayMs);
  const given = await database.transaction((tx) => deleteOldAnalyticsEvents(tx, oldest));
  if (given > 0) log.warn({ events: given }, 'analytics events given up');
  let sent = batchSize;
  while (sent === batchSize && !signal.aborted) {
    sent = await database.transaction(async (tx) => {
      const events = await lockAnalyticsEvents(tx, batchSize);
      if (events.length === 0) return 0;
      try {
        await send(events);
      } catch (error) {
        log.warn({ err: error, events: events.length }, 'analytics events not sent');
        return 0;
      }
      const ids = events.map(({ eventId }) => eventId);
      await deleteAnalyticsEvents(tx, ids);
      return events.length;
    });
  }
}
