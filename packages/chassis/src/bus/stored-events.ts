import type { NextMsgRequest, SeqMsgRequest, StoredMsg } from '@nats-io/jetstream';
import type { Bus } from '../bus.js';

/** An event as it came: its body and the trace it belongs to. */
export interface RawEvent {
  subject: string;
  data: Uint8Array;
  traceparent: string | undefined;
}

/** An event in its stream. */
export interface StoredEvent {
  sequence: number;
  at: Date;
  event: RawEvent;
}

/** The event of a sequence; null when the stream does not hold it. */
export async function storedEvent(bus: Bus, stream: string, sequence: number): Promise<RawEvent | null> {
  const stored = await bus.jsm().streams.getMessage(stream, { seq: sequence });
  return stored && rawEvent(stored);
}

/** The events of a stream on a subject, which may hold wildcards, in their order; one request for each. */
export async function* storedEvents(bus: Bus, stream: string, subject: string): AsyncGenerator<StoredEvent> {
  const query: SeqMsgRequest & NextMsgRequest = { seq: 1, next_by_subj: subject };
  for (;;) {
    const stored = await bus.jsm().streams.getMessage(stream, query);
    if (!stored) return;
    yield { sequence: stored.seq, at: stored.time, event: rawEvent(stored) };
    query.seq = stored.seq + 1;
  }
}

const rawEvent = ({ subject, data, header }: StoredMsg): RawEvent => ({
  subject,
  data,
  traceparent: header?.get('traceparent') || undefined,
});
