import { DiscardPolicy, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from '../bus.js';
import { isStreamMissing } from './errors.js';

const keptMs = 30 * 24 * 60 * 60_000;

export const deadLettersName = (prefix: string): string => `${prefix}DEAD_LETTERS`;

/** Notices of the server about events of one stream that nobody will deliver again. */
const noticesOf = (stream: string): string[] => [
  `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${stream}.>`,
  `$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.${stream}.>`,
];

/**
 * Makes sure that DEAD_LETTERS keeps the notices of a stream: pointers (stream, consumer, stream_seq) to events
 * that were given up. Services add their streams to it one by one, so it is checked again from time to time.
 */
export async function ensureDeadLetters(bus: Bus, stream: string): Promise<void> {
  const name = deadLettersName(bus.prefix);
  const { streams } = bus.jsm();
  try {
    const { config } = await streams.info(name);
    const missing = noticesOf(stream).filter((subject) => !config.subjects.includes(subject));
    if (missing.length > 0) await streams.update(name, { ...config, subjects: [...config.subjects, ...missing] });
  } catch (error) {
    if (!isStreamMissing(error)) throw error;
    await streams.add({
      name,
      subjects: noticesOf(stream),
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: nanos(keptMs),
    });
  }
}
