import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { batched } from '../batch.js';
import { type EventHandler, idempotentHandler } from './handlers.js';

/**
 * A handler of states that takes events together, up to `most` of them: those that come while it is busy are its next batch.
 * Of each aggregate in a batch it gets the newest version alone, which replaces the others. Like every handler without an
 * inbox it must bear the same event twice and, after failures, events out of order. It takes as many as the consumer hands
 * out side by side, so that one needs a `concurrency`. Events of a batch that fails are handled one by one.
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
