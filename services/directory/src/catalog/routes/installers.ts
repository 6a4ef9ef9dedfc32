import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { pageOf } from '@poolpros/chassis/paging';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { apiPaths, pathTo, servicePath } from '@poolpros/contracts/paths';
import { milesBetween } from '@poolpros/places/geo';
import { servesFrom } from '@poolpros/search-rules/reach';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import { fieldError, installerNotFound, installerRemoved, zipNotFound } from '../../base/refusals.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { countListed, findInstaller, listInstallers } from '../../listings/db/installer-store.js';
import { isShown, type ShownInstaller } from '../../listings/domain/installer.js';
import { withEffectiveStatus } from '../../listings/domain/listing-status.js';
import { toDetail, toInstaller } from '../../listings/domain/snapshot.js';
import { foundingPlacesOf } from '../../members/db/founding-store.js';
import { claimedAmong } from '../../members/db/member-store.js';
import { planOf } from '../../members/domain/plan.js';
import { byAnybody } from '../../members/routes/acting.js';
import { photosOf } from '../../photos/db/photo-store.js';
import { nearbyInstallers, nearestInstallers } from '../db/place-store.js';

export function installerRoutes(app: ZodApp, { database, places, now }: Context): void {
  const open = byAnybody('installers');
  const { manager } = database.dataSource;

  route(
    app,
    catalogEndpoints.installers,
    open({ summary: 'Installers by place and name', errors: [400, 503] }),
    async (request, reply) => {
      const { state, city, page, limit } = request.query;
      if (city && !state) throw fieldError('query.city', 'needs a state');
      const listed = { ...(state && { stateSlug: state }), ...(city && { citySlug: city }) };
      const found = await listInstallers(manager, listed, { offset: (page - 1) * limit, limit });
      if (found.length === 0) pageOf(await countListed(manager, listed), page, limit);
      keepFor(reply, freshness.list);
      return found.map(toInstaller);
    },
  );

  route(
    app,
    catalogEndpoints.nearest,
    open({ summary: 'The installers nearest to a point, however far', errors: [400, 503] }),
    // Where a visitor is stays out of every cache.
    async ({ query }) => ({ installers: await nearestInstallers(manager, query) }),
  );

  route(
    app,
    catalogEndpoints.installer,
    open({
      summary: 'One installer with alternatives nearby',
      errors: [400, 404, 410, 503],
      response: { 301: z.null().describe('merged into another one') },
    }),
    async (request, reply) => {
      const { installerId } = request.params;
      const survivorId = await mergedInto(manager, installerId);
      if (survivorId !== null) {
        keepFor(reply, freshness.page);
        // The gateway puts its prefix before it.
        const location = servicePath(pathTo(apiPaths.installer, { installerId: survivorId }));
        return reply.code(301).header('location', location).send(null);
      }
      const installer = await shownInstaller(manager, installerId, now());
      const nearby = await nearbyInstallers(manager, installer);
      const claimed = (await claimedAmong(manager, [installer.id])).has(installer.id);
      const foundingPlace = claimed ? (await foundingPlacesOf(manager, [installer.id]))(installer.id) : null;
      const photos = await photosOf(manager, installer.id);
      keepFor(reply, freshness.page);
      return toDetail(installer, { photos, nearby, claimed, plan: planOf({ foundingPlace }), now: now() });
    },
  );

  route(
    app,
    catalogEndpoints.reach,
    open({ summary: 'Whether an installer serves a ZIP', errors: [400, 404, 410, 503] }),
    // Where a visitor lives stays out of every cache.
    async ({ params, query }) => {
      const installer = await shownInstaller(manager, params.installerId, now());
      const found = places.zip(query.zip);
      if (!found) throw zipNotFound();
      const { zip, city, stateCode, latitude, longitude } = found;
      const miles = milesBetween(found, installer);
      return {
        zip,
        location: `${city}, ${stateCode}`,
        lat: latitude,
        lon: longitude,
        miles: Math.round(miles * 10) / 10,
        serves: servesFrom(installer, miles),
      };
    },
  );
}

/** The listing that one is part of now; null for one that was not merged. */
async function mergedInto(tx: EntityManager, id: number): Promise<number | null> {
  const listing = await findInstaller(tx, id);
  return listing?.status === 'merged' ? listing.mergedInto : null;
}

/** An installer whose page visitors may see; otherwise throws why there is none. */
async function shownInstaller(tx: EntityManager, id: number, now: Date): Promise<ShownInstaller> {
  const stored = await findInstaller(tx, id);
  if (stored?.status === 'removed') throw installerRemoved();
  const installer = stored && withEffectiveStatus(stored, now);
  if (!installer || !isShown(installer)) throw installerNotFound();
  return installer;
}
