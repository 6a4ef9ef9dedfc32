import { pause } from '@poolpros/chassis/backoff';
import { every, type Job } from '@poolpros/chassis/jobs';
import type { Part } from '@poolpros/chassis/run';
import {
  type EntriesContext,
  ensureProjectionCurrent,
  needsFirstBuild,
  rebuildSearchEntries,
} from '../db/search-rebuild.js';

const everyMs = 10_000;
const askAgainMs = 500;

/** Rebuilds the entries of the regular search if this program has a newer definition (ADR 23). */
export function keepEntries(context: EntriesContext): Job {
  let isNewer = false;
  return every(everyMs, 'keep search entries', async (signal) => {
    const found = await ensureProjectionCurrent(context, signal);
    if (found === 'newer' && !isNewer)
      context.log.warn('the search entries are of a newer version; reindex after going back to this one');
    isNewer = found === 'newer';
  });
}

/** Blocks searches while a database has installers but no entries yet, such as an older one. */
export function firstEntriesPart(context: EntriesContext): Part {
  let stopping = new AbortController();
  return {
    name: 'search entries',
    async start() {
      stopping = new AbortController();
      const { signal } = stopping;
      while (!signal.aborted) {
        try {
          if (!(await needsFirstBuild(context.database.dataSource.manager))) return;
          if (await rebuildSearchEntries(context, signal, { evenIfCurrent: true })) return;
        } catch (error) {
          if (!signal.aborted) context.log.warn({ err: error }, 'no search entries yet');
        }
        await pause(askAgainMs, signal);
      }
    },
    async stop() {
      stopping.abort();
    },
  };
}
