import type { NextMsgRequest, SeqMsgRequest, StoredMsg } from '@nats-io/jetstream';
import type { Bus } from '../bus.js';

/** A stored event: its body and its trace. */
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

/** The event with a sequence; null when the stream no longer has it. */
export async function storedEvent(bus: Bus, stream: string, sequence: number): Promise<RawEvent | null> {
  const stored = await bus.jsm().streams.getMessage(stream, { seq: sequence });
  return stored && rawEvent(stored);
}

/** The events of a stream on a subject, which may contain wildcards, in order. Makes one request per event. */
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
