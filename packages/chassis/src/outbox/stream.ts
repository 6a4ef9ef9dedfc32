import { DiscardPolicy, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import type { Bus } from '../bus.js';
import { isStreamMissing } from '../consumer/errors.js';
import type { Log } from '../log.js';
import { dayMs, moveStrays } from './strays.js';

const minuteMs = 60_000;

type WantedConfig = Pick<
  StreamConfig,
  'subjects' | 'storage' | 'retention' | 'discard' | 'duplicate_window' | 'max_age' | 'max_msgs_per_subject'
>;

/** How a stream is stored on the server. */
export function streamConfigOf(definition: StreamDefinition, subjects: string[]): WantedConfig {
  return {
    subjects,
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    duplicate_window: nanos(10 * minuteMs),
    max_age: definition.maxAgeDays === null ? 0 : nanos(definition.maxAgeDays * dayMs),
    max_msgs_per_subject: definition.maxPerAggregate ?? -1,
  };
}

/**
 * Brings the streams of a service to their definitions, in the order given: one that hands over subjects comes first.
 * The events go with their subjects before any limit changes, which they were not stored for.
 */
export async function ensureStreams(bus: Bus, definitions: readonly StreamDefinition[], log: Log): Promise<void> {
  for (const definition of definitions) await bringTo(bus, definition, (wanted) => ({ subjects: wanted.subjects }));
  await moveStrays(bus, definitions, log);
  for (const definition of definitions) await ensureStream(bus, definition);
}

/** Creates the stream, or updates it only when it differs: an update can lose delayed redeliveries (nats-server #5526). */
export async function ensureStream(bus: Bus, definition: StreamDefinition): Promise<void> {
  await bringTo(bus, definition, (wanted) => wanted);
}

async function bringTo(
  bus: Bus,
  definition: StreamDefinition,
  partOf: (wanted: WantedConfig) => Partial<WantedConfig>,
): Promise<void> {
  const name = bus.streamName(definition);
  const wanted = streamConfigOf(definition, bus.streamSubjects(definition));
  const part = partOf(wanted);
  try {
    const { config } = await bus.jsm().streams.info(name);
    if (!sameConfig(config, part)) await bus.jsm().streams.update(name, { ...config, ...part });
  } catch (error) {
    if (!isStreamMissing(error)) throw error;
    await bus.jsm().streams.add({ name, ...wanted });
  }
}

const sameConfig = (config: StreamConfig, wanted: Partial<WantedConfig>): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify(config[key as keyof StreamConfig]) === JSON.stringify(value),
  );
