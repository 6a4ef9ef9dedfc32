import type { Client } from '@elastic/elasticsearch';
import { type EventHandler, onEventDirect } from '@poolpros/chassis/consumer';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { nextAlias } from '../index/aliases.js';
import { writeSnapshots } from '../index/writer.js';

/** Writes the snapshot to the searched index and to the one a rebuild is filling, if there is one (ADR 6). */
export const onContractorChanged = (client: Client, alias: string): EventHandler =>
  onEventDirect(contractorChanged, async (event) => {
    const item = { version: event.aggregateVersion, snapshot: event.data };
    await writeSnapshots(client, [alias, nextAlias(alias)], [item]);
  });
