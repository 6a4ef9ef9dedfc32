import { headers as natsHeaders } from '@nats-io/transport-node';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { dayMs } from '@poolpros/contracts/time';
import { type RawEvent, storedEvents } from '../bus/stored-events.js';
import type { Bus } from '../bus.js';
import { eventIdOf } from '../consumer/body.js';
import type { Log } from '../log.js';

const batchSize = 100;

/**
 * Moves events to the stream that has taken over their subjects, and drops those older than that stream keeps. Events
 * keep their ids, so a consumer that has handled one skips it. Every step can be repeated: nothing is removed before
 * everything is stored.
 */
export async function migrateMisroutedEvents(
  bus: Bus,
  definitions: readonly StreamDefinition[],
  log: Log,
  now: Date,
): Promise<void> {
  for (const from of definitions)
    for (const to of definitions)
      if (from !== to && from.service === to.service)
        for (const subject of bus.streamSubjects(to)) await move(bus, { from, to, subject, now: now.getTime() }, log);
}

async function move(
  bus: Bus,
  o: { from: StreamDefinition; to: StreamDefinition; subject: string; now: number },
  log: Log,
): Promise<void> {
  const [from, to] = [bus.streamName(o.from), bus.streamName(o.to)];
  const oldest = o.to.maxAgeDays === null ? 0 : o.now - o.to.maxAgeDays * dayMs;
  let last = 0;
  let moved = 0;
  let batch: RawEvent[] = [];
  const storeBatch = async () => {
    await Promise.all(batch.map((event) => store(bus, to, event)));
    moved += batch.length;
    batch = [];
  };
  for await (const { sequence, at, event } of storedEvents(bus, from, o.subject)) {
    last = sequence;
    if (at.getTime() < oldest) continue;
    batch.push(event);
    if (batch.length === batchSize) await storeBatch();
  }
  if (last === 0) return;
  await storeBatch();
  const { purged } = await bus.jsm().streams.purge(from, { filter: o.subject, seq: last + 1 });
  log.info({ from, to, subject: o.subject, moved, purged }, 'events moved to another stream');
}

async function store(bus: Bus, streamName: string, { subject, data, traceparent }: RawEvent): Promise<void> {
  const headers = natsHeaders();
  if (traceparent) headers.set('traceparent', traceparent);
  await bus.js().publish(subject, data, { msgID: eventIdOf(data), headers, expect: { streamName } });
}
