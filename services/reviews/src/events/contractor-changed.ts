import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { Context } from '../context.js';
import { saveInstallers } from '../db/installer-store.js';

/** How many snapshots one statement stores; their versions make their order irrelevant. */
export const snapshotsAtOnce = 200;

/** Stores what reviews need of installers. */
export const onContractorChanged = ({ database: { dataSource } }: Pick<Context, 'database'>): EventHandler =>
  batchHandler(contractorChanged, snapshotsAtOnce, (events) =>
    saveInstallers(
      dataSource.manager,
      events.map(({ aggregateVersion, data }) => ({
        id: data.id,
        version: aggregateVersion,
        name: data.name,
        stateSlug: data.stateSlug,
        citySlug: data.citySlug,
        status: data.status,
        services: data.services,
        isSample: data.sample,
      })),
    ),
  );
