import { PostHog } from 'posthog-node';
import type { Config } from '../config.js';
import type { StoredAnalyticsEvent } from '../db/analytics-store.js';

/** Sends events to the provider; throws unless it took them. */
export type SendEvents = (events: readonly StoredAnalyticsEvent[]) => Promise<void>;

/** The most time that one delivery may take. */
export const sendMs = 3000;

/**
 * The sender of analytics events; null without a key. Each call has its own client, whose queue ends with it: what was
 * not sent stays in the table and is not sent twice.
 */
export function createSendEvents({ POSTHOG_KEY, POSTHOG_HOST }: Config): SendEvents | null {
  if (POSTHOG_KEY === undefined) return null;
  return async (events) => {
    const client = new PostHog(POSTHOG_KEY, {
      host: POSTHOG_HOST,
      // Only `flush` sends.
      flushAt: events.length + 1,
      maxBatchSize: events.length,
      flushInterval: 2 * sendMs,
      // The table is what is tried again.
      fetchRetryCount: 0,
      requestTimeout: sendMs,
    });
    for (const { eventId, name, listingId, occurredAt } of events)
      client.capture({
        uuid: eventId,
        event: name,
        distinctId: `listing-${listingId}`,
        timestamp: occurredAt,
        // A listing is no person: it gets no profile.
        properties: { listing_id: listingId, $process_person_profile: false },
      });
    // No `shutdown` follows: after a failure it would send once more on its own.
    await client.flush();
  };
}
