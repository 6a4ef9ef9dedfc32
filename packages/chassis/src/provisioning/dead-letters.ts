import { DiscardPolicy, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { dayMs } from '@poolpros/contracts/time';
import type { Bus } from '../bus.js';
import { deadLettersName, noticesOf } from '../consumer/dead-letters.js';
import { bringTo } from './bring-to.js';

const keptDays = 30;

/**
 * Makes sure that DEAD_LETTERS stores the server's notices about the streams: pointers (stream, consumer, stream_seq) to
 * events that a service without a database dead-lettered.
 */
export async function ensureDeadLetters(bus: Bus, definitions: readonly StreamDefinition[]): Promise<void> {
  await bringTo(bus, deadLettersName(bus.prefix), {
    subjects: definitions.map((definition) => noticesOf(bus.streamName(definition), '>')),
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(keptDays * dayMs),
  });
}
