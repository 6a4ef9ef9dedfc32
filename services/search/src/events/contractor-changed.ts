import { type EventHandler, onEventDirect } from '@poolpros/chassis/consumer';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type WriterContext, writeChange } from '../index/writer.js';

/** Brings the snapshot into the index. */
export const onContractorChanged = (context: WriterContext): EventHandler =>
  onEventDirect(contractorChanged, async ({ aggregateVersion, data }) => {
    await writeChange(context, { version: aggregateVersion, snapshot: data });
  });
