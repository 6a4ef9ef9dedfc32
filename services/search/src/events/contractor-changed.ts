import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChanges } from '../index/writer.js';
import type { EnginePart } from '../readiness/engine-part.js';

/** Changes that are written in one bulk. Their versions guard them, so their order does not matter. */
export const changesAtOnce = 200;

/** Writing leaves three quarters of the time to visitors who search. */
const restShare = 3;

/** Brings snapshots into the index. */
export function onContractorChanged(
  context: WriterContext & { readiness: Pick<EnginePart, 'isSearched'> },
): EventHandler {
  const pace = createPace({ restShare, isNeeded: context.readiness.isSearched });
  return batchHandler(contractorChanged, changesAtOnce, (events) => {
    const changes = events.map(({ aggregateVersion, data }) => ({ version: aggregateVersion, snapshot: data }));
    return pace(() => writeChanges(context, changes));
  });
}
