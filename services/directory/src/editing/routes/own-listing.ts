import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { editingEndpoints } from '@poolpros/contracts/endpoints/editing';
import { type OwnListing, ownFieldsSchema } from '@poolpros/contracts/http/own-listing';
import type { ListingRole } from '@poolpros/contracts/roles';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { suspensionReasons } from '../../listings/db/suspension-reasons.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { factsOf } from '../../listings/domain/snapshot.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { foundingPlacesOf } from '../../members/db/founding-store.js';
import { planOf } from '../../members/domain/plan.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { countOpenChanges } from '../db/change-store.js';

export function ownListingRoutes(app: ZodApp, { database }: Context): void {
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  route(
    app,
    editingEndpoints.ownListing,
    own({ summary: 'Get one of your businesses', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const actor = actingOf(request);
      const { installerId } = request.params;
      const role = await authorizeOn(manager, installerId, actor, 'see_listing');
      const listing = await findInstaller(manager, installerId);
      if (!listing) throw installerNotFound();
      return ownListing(manager, listing, role);
    },
  );
}

/** A listing as one of its members sees it. */
async function ownListing(tx: EntityManager, listing: InstallerRecord, role: ListingRole): Promise<OwnListing> {
  const { id, name, status } = listing;
  if (status === 'merged' || status === 'removed') throw installerNotFound();
  const foundingPlace = (await foundingPlacesOf(tx, [id]))(id);
  return {
    id,
    name,
    status,
    suspendedFor: status === 'suspended' ? (await suspensionReasons(tx, [id]))(id) : null,
    pausedFrom: listing.pausedFrom?.toISOString() ?? null,
    pausedTo: listing.pausedTo?.toISOString() ?? null,
    location: factsOf(listing).location,
    profilePath: profilePath(listing),
    role,
    plan: planOf({ foundingPlace }),
    foundingPlace,
    fields: ownFieldsSchema.parse(listing),
    pendingChanges: await countOpenChanges(tx, id),
  };
}
