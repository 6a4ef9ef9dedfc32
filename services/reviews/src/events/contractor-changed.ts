import { batchHandler, type EventHandler } from '@poolpros/chassis/consumer';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { followListings } from '../actions/follow-listings.js';
import type { Context } from '../context.js';

/** How many snapshots one statement stores; they have versions, so their order does not matter. */
export const snapshotsAtOnce = 200;

/** Stores the fields of installers that reviews need, and updates the reviews. */
export const onContractorChanged = ({ database, now }: Pick<Context, 'database' | 'now'>): EventHandler =>
  batchHandler(contractorChanged, snapshotsAtOnce, async (events) => {
    const listings = events.map(({ aggregateVersion, data }) => ({
      id: data.id,
      version: aggregateVersion,
      name: data.name,
      stateSlug: data.stateSlug,
      citySlug: data.citySlug,
      status: data.status,
      services: data.services,
      isSample: data.sample,
      closedAt: data.availability?.status === 'closed' ? new Date(data.availability.since) : null,
      mergedInto: data.mergedInto ?? null,
    }));
    await followListings(database, listings, now());
  });
