import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import { batched } from '../batch.js';
import { type EventHandler, idempotentHandler } from './handlers.js';

/**
 * A handler that takes events together, up to `most` of them: those that come while it is busy are its next batch. Like one
 * without an inbox it must bear the same event twice and events out of order. It takes as many as the consumer hands out side
 * by side, so that one needs a `concurrency`. Events of a batch that fails are handled one by one.
 */
export function batchHandler<E extends EventDefinition>(
  definition: E,
  most: number,
  handle: (events: EventOf<E>[]) => Promise<void>,
): EventHandler {
  return idempotentHandler(definition, batched(most, handle));
}
