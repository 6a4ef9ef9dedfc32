import { setTimeout } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { Bus } from '@poolpros/chassis/bus';
import type { Log } from '@poolpros/chassis/log';
import { type Part, untilStopped } from '@poolpros/chassis/run';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { nextAlias } from './aliases.js';

const lookEveryMs = 500;
/**
 * In a burst, which brings more changes than these at once, refreshing takes a tenth of the time, as each makes a segment that
 * is merged later; but no two are farther apart than 2 s.
 */
const burst = { changes: 200, cooldownShare: 10, leastMs: 1_000, mostMs: 2_000 };

/** Up to which event of the stream of listings the index shows every change, whichever replica handled it. */
export interface IndexProgress extends Part {
  /** Holds for every search that begins after the call; 0 while it is not known. */
  sequence(): number;
}

/**
 * Asks twice a second, in a burst more rarely, how far the consumer named `durable`, which the replicas share, has finished,
 * and makes that much searchable. An event is finished when it is written, so what a refresh shows afterwards holds all of them.
 */
export function followProgress(o: {
  bus: Bus;
  elasticsearch: Client;
  alias: string;
  durable: string;
  log: Log;
}): IndexProgress {
  const stream = o.bus.streamName(directoryStream);
  // An index that is published was refreshed and holds what was finished, but not what is written to it meanwhile.
  const indices = [o.alias, nextAlias(o.alias)];
  let shown = 0;
  let connections = 0;

  /** Returns how long to wait before the next look, in ms. */
  async function look(): Promise<number> {
    const connection = connections;
    const { ack_floor } = await o.bus.jsm().consumers.info(stream, o.durable);
    const changes = ack_floor.stream_seq - shown;
    if (changes === 0) return lookEveryMs;
    const since = performance.now();
    const { _shards } = await o.elasticsearch.indices.refresh({ index: indices, ignore_unavailable: true });
    if ((_shards?.failed ?? 0) > 0) throw new Error('not every copy of the index was refreshed');
    if (connection === connections) shown = ack_floor.stream_seq;
    return changes > burst.changes ? cooldownAfter(performance.now() - since) : lookEveryMs;
  }

  async function follow(signal: AbortSignal): Promise<void> {
    let failing = false;
    while (!signal.aborted) {
      let waitMs = lookEveryMs;
      try {
        waitMs = await look();
        failing = false;
      } catch (error) {
        if (!failing) o.log.debug({ err: error }, 'progress of the index not known');
        failing = true;
      }
      await setTimeout(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  // A broker that comes back may have lost its streams, and then counts from one again.
  o.bus.onDisconnect(() => {
    connections++;
    shown = 0;
  });

  return {
    name: 'progress',
    sequence: () => shown,
    ...untilStopped(follow),
  };
}

const cooldownAfter = (refreshMs: number): number =>
  Math.max(burst.leastMs, Math.min(burst.cooldownShare * refreshMs, burst.mostMs));
