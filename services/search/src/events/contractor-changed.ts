import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChanges } from '../index/writer.js';
import type { EnginePart } from '../readiness/engine-part.js';

/** Changes that are written in one bulk: visitors wait for no more of them than take some 20 ms to make. */
export const changesAtOnce = 100;

/** Writing leaves up to two thirds of the time to visitors who search, less to few of them. */
const cooldown = { mostShare: 2, sharePerSearch: 1 / 25 };

/** Brings snapshots into the index. */
export function onContractorChanged(
  context: WriterContext & { readiness: Pick<EnginePart, 'searchesPerSecond'> },
): EventHandler {
  const pace = createPace({
    cooldownShare: () => Math.min(cooldown.mostShare, cooldown.sharePerSearch * context.readiness.searchesPerSecond()),
  });
  return batchHandler(contractorChanged, changesAtOnce, (events) => {
    const changes = events.map(({ aggregateVersion, data }) => ({ version: aggregateVersion, snapshot: data }));
    return pace(() => writeChanges(context, changes));
  });
}
