import type { Admission, Outcome } from '@poolpros/chassis/admission';
import { remainingMs } from '@poolpros/chassis/deadline';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { searchTimeoutMs } from './elasticsearch.js';
import { ranks, type SearchEngine } from './engine.js';

/** Sends the engine as many searches as it can do in time, and none whose visitor no longer waits. */
export const admittedTo = (admission: Admission, engine: SearchEngine): SearchEngine => ({
  async search(index, search, { timeoutMs = searchTimeoutMs, inBatch = false, rank = 'first' } = {}) {
    const withinMs = Math.min(timeoutMs, remainingMs());
    return await admission.run(
      { kind: inBatch ? 'near a point' : 'anywhere', withinMs, rank: ranks[rank] },
      (waitedMs) => engine.search(index, search, { timeoutMs: withinMs - waitedMs, inBatch }),
    );
  },
  close: engine.close,
});

/** What an error says about the load of the engine. */
export function outcomeOf(error: unknown): Outcome {
  const code = error instanceof UnavailableError ? error.code : undefined;
  if (code === 'overloaded') return 'overloaded';
  return code === 'gateway_timeout' ? 'late' : 'failed';
}
