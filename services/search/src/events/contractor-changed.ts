import { type EventHandler, onEventsTogether } from '@poolpros/chassis/consumer';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChanges } from '../index/writer.js';

/** Changes that are written in one bulk. Their versions guard them, so their order does not matter. */
export const changesAtOnce = 200;

/** Brings snapshots into the index. */
export const onContractorChanged = (context: WriterContext): EventHandler =>
  onEventsTogether(contractorChanged, changesAtOnce, (events) =>
    writeChanges(
      context,
      events.map(({ aggregateVersion, data }) => ({ version: aggregateVersion, snapshot: data })),
    ),
  );
