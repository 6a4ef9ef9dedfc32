import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChanges } from '../index/writer.js';
import type { EnginePart } from '../readiness/engine-part.js';

/** Changes per bulk write: it delays visitors by no more than some 20 ms. */
export const changesAtOnce = 100;

/** Writing leaves up to ten elevenths of the time to visitors: the busier and slower search is, the more. */
const cooldown = { mostShare: 10, sharePerSearch: 5 };

/** So few are written quickly, and the person who made one of them wants to see it. */
const fewChanges = 10;

/** Writes snapshots to the index. */
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
