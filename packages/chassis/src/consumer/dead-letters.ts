import {
  DiscardPolicy,
  type NextMsgRequest,
  RetentionPolicy,
  type SeqMsgRequest,
  StorageType,
  type StoredMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from '../bus.js';
import { isStreamMissing } from './errors.js';
import type { DeadLetter } from './retries.js';

const keptMs = 30 * 24 * 60 * 60_000;

export const deadLettersName = (prefix: string): string => `${prefix}DEAD_LETTERS`;

/** Notices of the server about events of one stream that a service gave up. */
const noticesOf = (stream: string, service: string): string =>
  `$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.${stream}.${service}`;

/**
 * Makes sure that DEAD_LETTERS keeps the notices of a stream: pointers (stream, consumer, stream_seq) to events
 * that were given up. Services add their streams to it one by one, so it is checked again from time to time.
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

interface Notice {
  stored: StoredMsg;
  sequence: number;
  deliveries: number;
}

async function* notices(bus: Bus, stream: string, service: string): AsyncGenerator<Notice> {
  await ensureDeadLetters(bus, stream);
  const name = deadLettersName(bus.prefix);
  const query: SeqMsgRequest & NextMsgRequest = { seq: 1, next_by_subj: noticesOf(stream, service) };
  for (;;) {
    const stored = await bus.jsm().streams.getMessage(name, query);
    if (!stored) return;
    const notice = stored.json<{ stream_seq: number; deliveries: number }>();
    yield { stored, sequence: notice.stream_seq, deliveries: notice.deliveries };
    query.seq = stored.seq + 1;
  }
}

export async function deadLettersOf(bus: Bus, stream: string, service: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const { stored, sequence, deliveries } of notices(bus, stream, service))
    letters.push({ sequence, at: stored.time, about: `delivered ${deliveries} times, see the log` });
  return letters;
}

export async function clearDeadLetters(bus: Bus, stream: string, service: string, sequence: number): Promise<void> {
  for await (const notice of notices(bus, stream, service))
    if (notice.sequence === sequence)
      await bus.jsm().streams.deleteMessage(deadLettersName(bus.prefix), notice.stored.seq);
}
