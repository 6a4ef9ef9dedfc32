import { setTimeout } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { pause } from '@poolpros/chassis/backoff';
import type { Log } from '@poolpros/chassis/log';
import { type Part, untilStopped } from '@poolpros/chassis/run';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { SearchEngine } from '../engine.js';
import { createEngineState, type Probe } from './engine-state.js';
import { createFillingWatch } from './filling.js';
import { countUnderWay } from './under-way.js';
import type { WarmUp } from './warm-up.js';

const checkEveryMs = 1_000;
/** Much longer than a search may take: a busy engine is not down. */
const checkTimeoutMs = 4_000;
/** A readiness check waits this long for the newest probe, and then returns the last known state. */
const askedWaitMs = 1_000;
/** Rounds for a cold engine without a pause. */
const quickRounds = 30;
const pauseMs = { answering: 300, slow: 1_000 };
/** From look to look at an index that is being filled: new documents show every two seconds. */
const fillingLookMs = 2_500;

export interface EnginePart extends Part {
  ready(): Promise<void>;
  /** The engine for visitors' searches: rejects them with UnavailableError while it is cold. */
  visitors: SearchEngine;
  /** Whether visitors' searches are sent. */
  isOpen(): boolean;
  /** The average number of visitors' searches in flight. */
  searchesUnderWay(): number;
}

/**
 * Probes the engine while it is started, warms it up when it is cold, and is ready when it is warm. Until the first
 * round is in time, visitors' searches are rejected at once: they would be late, and slow down the warm-up.
 */
export function enginePart(o: {
  engine: SearchEngine;
  /** How visitors' searches reach it. */
  admitted: SearchEngine;
  elasticsearch: Client;
  alias: string;
  warmUp: WarmUp;
  log: Log;
}): EnginePart {
  const state = createEngineState((readiness, why) =>
    o.log[readiness === 'starting' ? 'warn' : 'info']({ readiness, why }, 'engine'),
  );
  let checking: Promise<void> | null = null;
  const underWay = countUnderWay();

  async function look(): Promise<void> {
    const since = performance.now();
    try {
      state.onProbe(await sight(o.elasticsearch, o.alias));
    } catch (error) {
      o.log.debug({ err: error }, 'engine not seen');
      state.onProbeFailed(since, performance.now());
    }
  }
  const check = (): Promise<void> => {
    checking ??= look().finally(() => {
      checking = null;
    });
    return checking;
  };

  async function warmUp(number: number, signal: AbortSignal): Promise<void> {
    try {
      const { inTime, slowestMs } = await o.warmUp.round(o.alias, number, signal);
      if (number % quickRounds === quickRounds - 1) o.log.info({ slowestMs }, 'engine is still being warmed up');
      state.asked(inTime, performance.now());
    } catch (error) {
      if (!signal.aborted)
        o.log[error instanceof UnavailableError ? 'debug' : 'error']({ err: error }, 'warm-up failed');
    }
  }

  async function watch(signal: AbortSignal): Promise<void> {
    // A stop does not wait for an engine that does not respond.
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const isBeingFilled = createFillingWatch();
    for (let rounds = 0; !signal.aborted; ) {
      await Promise.race([check(), ended]);
      const hasMore = isBeingFilled(state.documents, performance.now());
      if (state.readiness === 'ready' || state.unavailableReason) {
        rounds = 0;
        await pause(checkEveryMs, signal);
        continue;
      }
      if (hasMore) {
        await pause(fillingLookMs, signal);
        continue;
      }
      await Promise.race([warmUp(rounds++, signal), ended]);
      if (state.readiness === 'warming') await pause(pauseMs.answering, signal);
      else if (rounds > quickRounds) await pause(pauseMs.slow, signal);
    }
  }

  return {
    name: 'engine',
    isOpen: () => state.readiness !== 'starting',
    searchesUnderWay: underWay.average,
    visitors: {
      async search(index, search, how) {
        if (state.readiness === 'starting') throw new UnavailableError('the search engine is cold');
        return await underWay.during(() => o.admitted.search(index, search, how));
      },
      close: o.engine.close,
    },
    ...untilStopped(watch),
    async ready() {
      await Promise.race([check(), setTimeout(askedWaitMs, undefined, { ref: false })]);
      if (state.unavailableReason) throw new Error(state.unavailableReason);
      if (state.readiness !== 'ready') throw new Error('the search engine is being warmed up');
    },
  };
}

async function sight(client: Client, alias: string): Promise<Probe> {
  const limit = { requestTimeout: checkTimeoutMs };
  const [cluster, count] = await Promise.all([
    client.cluster.state({ metric: 'nodes', filter_path: 'nodes.*.ephemeral_id' }, limit),
    client.count({ index: alias }, { ...limit, ignore: [404, 503] }),
  ]);
  const { nodes } = cluster as { nodes: Record<string, { ephemeral_id: string }> };
  const isSearched = !('error' in count) && count._shards.failed === 0;
  return {
    processes: Object.values(nodes).map((node) => node.ephemeral_id),
    documents: isSearched ? count.count : null,
  };
}
