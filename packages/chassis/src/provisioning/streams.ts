import { DiscardPolicy, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { dayMs, minuteMs } from '@poolpros/contracts/time';
import type { Bus } from '../bus.js';
import type { Log } from '../log.js';
import { bringTo } from './bring-to.js';
import { ensureDeadLetters } from './dead-letters.js';
import { migrateMisroutedEvents } from './strays.js';

type WantedConfig = Pick<
  StreamConfig,
  'subjects' | 'storage' | 'retention' | 'discard' | 'duplicate_window' | 'max_age' | 'max_msgs_per_subject'
>;

/** How a stream is stored on the server. */
const configOf = (bus: Bus, definition: StreamDefinition): WantedConfig => ({
  subjects: bus.streamSubjects(definition),
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  duplicate_window: nanos(10 * minuteMs),
  max_age: definition.maxAgeDays === null ? 0 : nanos(definition.maxAgeDays * dayMs),
  max_msgs_per_subject: definition.maxPerAggregate ?? -1,
});

/** Creates or updates every stream, and DEAD_LETTERS. Each step can be repeated. */
export async function provision(
  bus: Bus,
  definitions: readonly StreamDefinition[],
  log: Log,
  now: Date,
): Promise<void> {
  await ensureStreams(bus, definitions, log, now);
  await ensureDeadLetters(bus, definitions);
}

/**
 * Updates streams to their definitions, in the given order: one that hands over subjects comes first. Events move with
 * their subjects before any limit changes, since the new limit was not meant for them.
 */
export async function ensureStreams(
  bus: Bus,
  definitions: readonly StreamDefinition[],
  log: Log,
  now: Date,
): Promise<void> {
  for (const definition of definitions) {
    const wanted = configOf(bus, definition);
    await bringTo(bus, bus.streamName(definition), wanted, { subjects: wanted.subjects });
  }
  await migrateMisroutedEvents(bus, definitions, log, now);
  for (const definition of definitions) await ensureStream(bus, definition);
}

/** Creates one stream, or updates it where it differs from its definition. */
export async function ensureStream(bus: Bus, definition: StreamDefinition): Promise<void> {
  await bringTo(bus, bus.streamName(definition), configOf(bus, definition));
}
