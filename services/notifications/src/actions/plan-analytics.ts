import type { EventDefinition } from '@poolpros/contracts/events/define';
import type { EntityManager } from 'typeorm';
import { analyticsEventOf } from '../analytics/events.js';
import { addAnalyticsEvent } from '../db/analytics-store.js';

/** Stores the event of product analytics that follows from an event, if there is one, under its id. */
export async function planAnalytics(
  tx: EntityManager,
  definition: EventDefinition,
  event: { id: string; occurredAt: string; data: unknown },
): Promise<void> {
  const planned = analyticsEventOf(definition, event.data);
  if (planned) await addAnalyticsEvent(tx, { ...planned, eventId: event.id, occurredAt: new Date(event.occurredAt) });
}
