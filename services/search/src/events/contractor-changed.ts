import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChanges } from '../index/writer.js';
import type { EnginePart } from '../readiness/engine-part.js';

/** Changes that are written in one bulk: visitors wait for no more of them than take some 20 ms to make. */
export const changesAtOnce = 100;

/** Writing leaves two thirds of the time to visitors who search. */
const cooldownShare = 2;

/** Brings snapshots into the index. */
export function onContractorChanged(
  context: WriterContext & { readiness: Pick<EnginePart, 'isSearched'> },
): EventHandler {
  const pace = createPace({ cooldownShare, isNeeded: context.readiness.isSearched });
  return batchHandler(contractorChanged, changesAtOnce, (events) => {
    const changes = events.map(({ aggregateVersion, data }) => ({ version: aggregateVersion, snapshot: data }));
    return pace(() => writeChanges(context, changes));
  });
}
