import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChanges } from '../index/writer.js';
import type { EnginePart } from '../readiness/engine-part.js';

/** Changes that are written in one bulk: visitors wait for no more of them than take some 20 ms to make. */
export const changesAtOnce = 100;

/** Writing leaves up to ten elevenths of the time to visitors: the more search and the longer they wait, the more of it. */
const cooldown = { mostShare: 10, sharePerSearch: 5 };

/** So few are written in no time, and whoever made one of them wants to see it. */
const fewChanges = 10;

/** Brings snapshots into the index. */
export function onContractorChanged(
  context: WriterContext & { readiness: Pick<EnginePart, 'searchesUnderWay'> },
): EventHandler {
  const pace = createPace({
    cooldownShare: () => Math.min(cooldown.mostShare, cooldown.sharePerSearch * context.readiness.searchesUnderWay()),
  });
  return batchHandler(contractorChanged, changesAtOnce, (events) => {
    const changes = events.map(({ aggregateVersion: version, data: { foundBefore, ...snapshot } }) => ({
      version,
      snapshot,
    }));
    return changes.length <= fewChanges ? writeChanges(context, changes) : pace(() => writeChanges(context, changes));
  });
}
