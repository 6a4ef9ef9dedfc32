import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import { dayMs } from '@poolpros/contracts/time';
import { type SendEvents, sendMs } from '../analytics/provider.js';
import {
  deleteAnalyticsEvents,
  deleteOldAnalyticsEvents,
  leaseAnalyticsEvents,
  releaseAnalyticsEvents,
} from '../db/analytics-store.js';

/** Events of one delivery. */
const batchSize = 100;
/** How long a delivery has its events for itself: longer than it takes, so that no other one starts while it may send. */
export const leaseMs = 4 * sendMs;
/** Days after which an event that no delivery took is given up; one that old would only distort the figures. */
export const analyticsDays = 7;

interface Sending {
  database: Pick<Database, 'transaction'>;
  send: SendEvents;
  log: Log;
}

/**
 * Sends the events that wait, oldest first, and deletes what was sent (docs/rules.md#server-analytics). The provider is
 * called between two transactions: while it answers, no row is locked. A process that dies between sending and deleting
 * leaves its events to the next one, which sends them under the same ids. A failure ends the round; what was not sent
 * waits for the next one.
 */
export async function sendAnalytics({ database, send, log }: Sending, now: Date, signal: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - analyticsDays * dayMs);
  const given = await database.transaction((tx) => deleteOldAnalyticsEvents(tx, oldest));
  if (given > 0) log.warn({ events: given }, 'analytics events given up');
  let sent = batchSize;
  while (sent === batchSize && !signal.aborted) {
    const events = await database.transaction((tx) => leaseAnalyticsEvents(tx, { most: batchSize, leaseMs }));
    if (events.length === 0) return;
    const ids = events.map(({ eventId }) => eventId);
    try {
      await send(events);
    } catch (error) {
      log.warn({ err: error, events: events.length }, 'analytics events not sent');
      await database.transaction((tx) => releaseAnalyticsEvents(tx, ids));
      return;
    }
    await database.transaction((tx) => deleteAnalyticsEvents(tx, ids));
    sent = events.length;
  }
}
