import { storedEvents } from '../bus/stored-events.js';
import type { Bus } from '../bus.js';
import type { DeadLetter } from './retries.js';

export const deadLettersName = (prefix: string): string => `${prefix}DEAD_LETTERS`;

/** Subject of the server's notices about events of one stream that it no longer delivers. */
export const noticesOf = (stream: string, service: string): string =>
  `$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.${stream}.${service}`;

async function* notices(
  bus: Bus,
  stream: string,
  service: string,
): AsyncGenerator<{ place: number; at: Date; sequence: number; deliveries: number }> {
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
