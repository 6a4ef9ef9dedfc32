import { headers as natsHeaders } from '@nats-io/transport-node';
import { isInStream, type StreamDefinition } from '@poolpros/contracts/events/define';
import { backoffMs } from '../backoff.js';
import { subjectParts } from '../bus/subject.js';
import type { Bus } from '../bus.js';
import type { Database } from '../database.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { KeptRows } from '../personal-data/rows.js';
import type { Part } from '../run.js';
import { batchSize, LeaderConnection, type LeaderLimits, leaderLimits, type OutboxRow } from './leader.js';

/** Publishes the events of the outbox; stopping it publishes those written before the stop. */
export interface Relay extends Part {
  /** Checks the outbox now. */
  wakeUp(): void;
  /** Waits until everything written so far is published; throws after ten seconds. */
  flush(): Promise<void>;
}

const pollMs = { nothing: 250, elsewhere: 2000 };
const maxSleepMs = 10_000;
const measureMs = 5000;
const flushDeadlineMs = 10_000;
const lastDeadlineMs = 3000;

/** The events of the outbox that were published. */
export const publishedEvents: KeptRows = {
  table: 'outbox',
  key: 'seq',
  kept: [{ keptDays: 7, since: 'published_at', erase: 'delete' }],
};

/** Nouns whose events must not wait behind states, of which an import or a restore publishes thousands. */
const nounsOfFacts = (streams: readonly StreamDefinition[]): string[] =>
  streams.filter(({ maxPerAggregate }) => maxPerAggregate !== 1).flatMap(({ nouns }) => nouns ?? []);

/**
 * One relay runs in every process of a producing service; one of them leads. It publishes the outbox in order per
 * aggregate, at least once, and marks an event only after the broker stored it. Events wait for a stream that is not
 * provisioned yet.
 */
export function createRelay(o: {
  database: Database;
  bus: Bus;
  /** Every stream of the service; they share no subject. */
  streams: readonly StreamDefinition[];
  limits?: LeaderLimits;
  log: Log;
  metrics: Metrics;
}): Relay {
  const log = o.log.child({ name: 'relay' });
  const leader = new LeaderConnection(o.database.url, log, o.limits ?? leaderLimits);
  const facts = nounsOfFacts(o.streams);
  let stopping = false;
  let running: Promise<void> | null = null;
  let measuring: NodeJS.Timeout | null = null;
  let failures = 0;
  let woken = false;
  let endSleep: (() => void) | null = null;

  function wakeUp(): void {
    woken = true;
    endSleep?.();
  }

  async function sleep(milliseconds: number): Promise<void> {
    if (!woken && !stopping)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    endSleep = null;
    woken = false;
  }

  async function publish(row: OutboxRow): Promise<void> {
    const stream = o.streams.find((candidate) => isInStream(candidate, row.subject));
    if (!stream) throw new Error(`${row.subject} belongs to no stream of this service`);
    const headers = natsHeaders();
    for (const [name, value] of Object.entries(row.headers)) headers.set(name, value);
    await o.bus.js().publish(`${o.bus.prefix}${row.subject}`, row.body, {
      msgID: row.event_id,
      headers,
      expect: { streamName: o.bus.streamName(stream) },
    });
  }

  /** Publishes rows in parallel, but those of one aggregate one after another, and none after one that failed. */
  async function publishAll(rows: readonly OutboxRow[]): Promise<PromiseSettledResult<void>[]> {
    const newestOf = new Map<string, Promise<void>>();
    return await Promise.allSettled(
      rows.map((row) => {
        const { aggregateId } = subjectParts(row.subject);
        const earlier = newestOf.get(aggregateId);
        const published = earlier ? earlier.then(() => publish(row)) : publish(row);
        newestOf.set(aggregateId, published);
        return published;
      }),
    );
  }

  /** Publishes the oldest rows and the facts behind them; returns how many rows there were. */
  async function publishBatch(): Promise<number> {
    const rows = await leader.pending(facts);
    const results = await publishAll(rows);
    const stored = rows.filter((_, index) => results[index]?.status === 'fulfilled');
    if (stored.length > 0) await leader.mark(stored);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return rows.length;
  }

  /** What is left to do after one check of the outbox. */
  async function pollOnce(): Promise<'more' | 'nothing' | 'elsewhere'> {
    if (!(await leader.lead())) return 'elsewhere';
    return (await publishBatch()) >= batchSize ? 'more' : 'nothing';
  }

  async function run(): Promise<void> {
    while (!stopping) {
      let delay: number;
      try {
        const since = performance.now();
        const left = await pollOnce();
        // A backlog leaves half of the time to requests and consumers. A new fact wakes the relay up.
        delay = left === 'more' ? performance.now() - since : pollMs[left];
        if (failures > 0) log.info({ failures }, 'publishing works again');
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'publishing failed, events wait in the outbox');
        delay = backoffMs(failures, { first: 500, max: maxSleepMs });
      }
      if (delay > 0) await sleep(delay);
    }
    if (failures === 0) await publishLast();
    await leader.close();
  }

  /** Publishes the events of the last requests. If it takes too long or fails, another process publishes the rest. */
  async function publishLast(): Promise<void> {
    const deadline = performance.now() + lastDeadlineMs;
    try {
      while ((await pollOnce()) === 'more' && performance.now() < deadline);
    } catch (error) {
      log.warn({ err: error }, 'last events wait in the outbox');
    }
  }

  async function measure(): Promise<void> {
    try {
      const [row] = await o.database.dataSource.query<{ pending: number; oldest: number }[]>(
        `select count(*)::int as pending, coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
         from outbox where published_at is null`,
      );
      o.metrics.outboxPending.set(row?.pending ?? 0);
      o.metrics.outboxOldestSeconds.set(row?.oldest ?? 0);
    } catch (error) {
      log.debug({ err: error }, 'outbox not measured');
    }
  }

  o.database.onCommit(wakeUp);
  o.bus.onConnect(wakeUp);

  return {
    name: 'relay',
    wakeUp,
    async start() {
      if (running) return;
      running = run();
      measuring = setInterval(() => void measure(), measureMs);
      await measure();
    },
    async stop() {
      stopping = true;
      if (measuring) clearInterval(measuring);
      wakeUp();
      await running;
    },
    async flush() {
      const deadline = performance.now() + flushDeadlineMs;
      for (;;) {
        wakeUp();
        const [row] = await o.database.dataSource.query<{ waiting: boolean }[]>(
          'select exists (select from outbox where published_at is null) as waiting',
        );
        if (!row?.waiting) return;
        if (performance.now() > deadline) throw new Error('the outbox was not published in time');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
