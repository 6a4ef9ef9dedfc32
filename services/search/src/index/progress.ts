import { setTimeout } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import type { Bus } from '@poolpros/chassis/bus';
import type { Log } from '@poolpros/chassis/log';
import { type Part, untilStopped } from '@poolpros/chassis/run';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { nextAlias } from './aliases.js';

const lookEveryMs = 500;
/**
 * A burst is more changes than these at once. Then refreshing takes a tenth of the time, because each refresh makes a
 * segment that has to be merged later; but refreshes are at most 2 s apart.
 */
const burst = { changes: 200, cooldownShare: 10, leastMs: 1_000, mostMs: 2_000 };

/** The last event of the stream of listings up to which the index shows every change, whichever replica handled it. */
export interface IndexProgress extends Part {
  /** Valid for every search that begins after the call; 0 while it is unknown. */
  sequence(): number;
}

/**
 * Checks twice a second, less often in a burst, how far the consumer named `durable`, which the replicas share, has
 * come, and refreshes the index up to there. An event is finished when it is written, so a later refresh shows all
 * finished events.
 */
export function followProgress(o: {
  bus: Bus;
  elasticsearch: Client;
  alias: string;
  durable: string;
  log: Log;
}): IndexProgress {
  const stream = o.bus.streamName(directoryStream);
  // A newly published index was refreshed and contains what was finished, but not what is written to it since.
  const indices = [o.alias, nextAlias(o.alias)];
  let shown = 0;
  let connections = 0;

  /** Returns the delay before the next check, in ms. */
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

  // A broker that comes back may have lost its streams and start again at one.
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
