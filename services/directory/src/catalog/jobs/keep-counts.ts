import { pause } from '@poolpros/chassis/backoff';
import { daily, every, type Job } from '@poolpros/chassis/jobs';
import type { Part } from '@poolpros/chassis/run';
import { secondMs } from '@poolpros/contracts/time';
import { type CountsContext, foldCounts } from '../actions/fold-counts.js';
import { rebuildCounts } from '../actions/rebuild-counts.js';
import type { CatalogContext } from '../context.js';
import { needsFirstCounts } from '../db/count-store.js';

/** Of an import, which changes listings without a pause, the job takes a quarter of a processor at most. */
const restPerWork = 3;
/** Differences that the log names. */
const namedDifferences = 20;

/** Every second, so that the counts follow as quickly as any change of a listing shows. */
export const foldCountsEverySecond = (context: CountsContext): Job =>
  every(secondMs, 'fold counts', async (signal) => {
    const begun = performance.now();
    await foldCounts(context);
    await pause((performance.now() - begun) * restPerWork, signal);
  });

/** Compares the counts with the listings each night, and corrects them; that they differed is an error. */
export const verifyCountsNightly = (context: CatalogContext): Job =>
  daily('04:30', 'America/Chicago', 'verify counts', async (signal) => {
    const { counted, differences } = await rebuildCounts(context, signal);
    const { keys } = differences;
    context.countDifferences.inc(keys.length);
    if (keys.length > 0)
      context.log.error(
        { counted, differing: keys.length, keys: keys.slice(0, namedDifferences) },
        'kept counts differed from the listings',
      );
  });

/** Adds up all listings before the first request, in a database that is older than the counts. */
export function firstCountsPart(context: CatalogContext): Part {
  let stopping = new AbortController();
  return {
    name: 'counts',
    async start() {
      stopping = new AbortController();
      try {
        if (!(await needsFirstCounts(context.database.dataSource.manager))) return;
        while (!stopping.signal.aborted && (await foldCounts(context)));
      } catch (error) {
        context.log.warn({ err: error }, 'the counts are incomplete until the job has added what is missing');
      }
    },
    async stop() {
      stopping.abort();
    },
  };
}
