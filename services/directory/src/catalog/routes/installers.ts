import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { pageOf } from '@poolpros/chassis/paging';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { servesFrom } from '@poolpros/contracts/reach';
import { milesBetween } from '@poolpros/places/geo';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import { fieldError, zipNotFound } from '../../base/refusals.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { countListed, listInstallers } from '../../listings/db/installer-store.js';
import { hasExactPoint } from '../../listings/domain/listing-point.js';
import { toDetail, toInstaller } from '../../listings/domain/snapshot.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { claimedAmong } from '../../members/db/member-store.js';
import { byAnybody } from '../../members/routes/acting.js';
import { photosOf } from '../../photos/db/photo-store.js';
import { projectsOf } from '../../projects/db/project-store.js';
import { projectCard, shownProjects } from '../../projects/domain/project.js';
import { nextInCity } from '../db/letter-store.js';
import { nearbyInstallers, nearestInstallers } from '../db/place-store.js';
import { sendMoved, shownInstaller, shownOrMerged } from './shown-installer.js';

export function installerRoutes(app: ZodApp, { database, places, now }: Context): void {
  const open = byAnybody('installers');
  const { manager } = database.dataSource;

  route(
    app,
    catalogEndpoints.installers,
    open({ summary: 'List contractors by place and name', errors: [400, 503] }),
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
    open({ summary: 'List the contractors nearest to a point, at any distance', errors: [400, 503] }),
    // Where a visitor is stays out of every cache.
    async ({ query }) => ({ installers: await nearestInstallers(manager, query) }),
  );

  route(
    app,
    catalogEndpoints.installer,
    open({
      summary: 'Get a contractor with nearby alternatives',
      errors: [400, 404, 410, 503],
      response: { 301: z.null().describe('Merged into another contractor') },
    }),
    async (request, reply) => {
      const { installerId } = request.params;
      const { installer, mergedInto } = await shownOrMerged(manager, installerId, now());
      if (!installer) return sendMoved(reply, pathTo(apiPaths.installer, { installerId: mergedInto }));
      const [nearby, inCity, claimed, plan, photos, stored] = await Promise.all([
        nearbyInstallers(manager, installer),
        nextInCity(manager, installer),
        claimedAmong(manager, [installerId]),
        planOfListing(manager, installerId),
        photosOf(manager, installerId),
        projectsOf(manager, installerId),
      ]);
      keepFor(reply, freshness.page);
      return toDetail(installer, {
        photos,
        projects: shownProjects(stored, plan).map(projectCard),
        nearby,
        inCity,
        claimed: claimed.has(installerId),
        exactPoint: hasExactPoint(places, installer),
        now: now(),
      });
    },
  );

  route(
    app,
    catalogEndpoints.reach,
    open({ summary: "Check whether a ZIP code is in a contractor's service area", errors: [400, 404, 410, 503] }),
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
