import { DiscardPolicy, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { storedEvents } from '../bus/stored-events.js';
import type { Bus } from '../bus.js';
import { isStreamMissing } from './errors.js';
import type { DeadLetter } from './retries.js';

const keptMs = 30 * 24 * 60 * 60_000;

export const deadLettersName = (prefix: string): string => `${prefix}DEAD_LETTERS`;

/** Notices of the server about events of one stream that the server no longer delivers. */
const noticesOf = (stream: string, service: string): string =>
  `$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.${stream}.${service}`;

/**
 * Makes sure that DEAD_LETTERS stores the notices of a stream: pointers (stream, consumer, stream_seq) to events
 * that were dead-lettered. Services add their streams to it one by one, so it is checked again from time to time.
 */
export async function ensureDeadLetters(bus: Bus, stream: string): Promise<void> {
  const name = deadLettersName(bus.prefix);
  const { streams } = bus.jsm();
  const subject = noticesOf(stream, '>');
  try {
    const { config } = await streams.info(name);
    if (!config.subjects.includes(subject))
      await streams.update(name, { ...config, subjects: [...config.subjects, subject] });
  } catch (error) {
    if (!isStreamMissing(error)) throw error;
    await streams.add({
      name,
      subjects: [subject],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: nanos(keptMs),
    });
  }
}

async function* notices(
  bus: Bus,
  stream: string,
  service: string,
): AsyncGenerator<{ place: number; at: Date; sequence: number; deliveries: number }> {
  await ensureDeadLetters(bus, stream);
  const found = storedEvents(bus, deadLettersName(bus.prefix), noticesOf(stream, service));
  for await (const { sequence, at, event } of found) {
    const notice: { stream_seq: number; deliveries: number } = JSON.parse(new TextDecoder().decode(event.data));
    yield { place: sequence, at, sequence: notice.stream_seq, deliveries: notice.deliveries };
  }
}

export async function deadLettersOf(bus: Bus, stream: string, service: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const { sequence, at, deliveries } of notices(bus, stream, service))
    letters.push({ sequence, at, about: `delivered ${deliveries} times, see the log` });
  return letters;
}

export async function clearDeadLetters(bus: Bus, stream: string, service: string, sequence: number): Promise<void> {
  for await (const notice of notices(bus, stream, service))
    if (notice.sequence === sequence) await bus.jsm().streams.deleteMessage(deadLettersName(bus.prefix), notice.place);
}
