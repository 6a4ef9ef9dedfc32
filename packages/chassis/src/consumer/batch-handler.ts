import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { batched } from '../batch.js';
import { type EventHandler, idempotentHandler } from './handlers.js';

/**
 * Handles up to `most` events per call: those that arrive while it is busy form the next batch. It gets only the newest
 * version of each aggregate in a batch. It must be idempotent and tolerate reordering, because it has no inbox. A batch
 * is never larger than the consumer's `concurrency`, so set that accordingly. The events of a batch that fails are
 * handled one by one.
 */
export function batchHandler<E extends EventDefinition>(
  definition: E,
  most: number,
  handle: (events: EventOf<E>[]) => Promise<void>,
): EventHandler {
  const takeBatch = batched<EventOf<E>>({ most }, (events) => handle(newestOfEach(events)));
  // Batches follow one another in the order of delivery.
  return { ...idempotentHandler(definition, takeBatch), laneOf: () => null };
}

function newestOfEach<E extends { aggregateId: string; aggregateVersion: number }>(events: readonly E[]): E[] {
  const newest = new Map<string, E>();
  for (const event of events) {
    const other = newest.get(event.aggregateId);
    if (!other || other.aggregateVersion <= event.aggregateVersion) newest.set(event.aggregateId, event);
  }
  return [...newest.values()];
}
