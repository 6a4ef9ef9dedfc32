import { problems, type ZodApp } from '@poolpros/chassis/http';
import {
  installerDetailSchema,
  installerListQuerySchema,
  installerListSchema,
  installerParamsSchema,
  nearestQuerySchema,
  nearestSchema,
} from '@poolpros/contracts/http/installers';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { Context } from '../context.js';
import { findVisibleInstaller, listInstallers } from '../db/installer-store.js';
import { claimedAmong } from '../db/member-store.js';
import { nearbyInstallers, nearestInstallers } from '../db/place-store.js';
import { toDetail, toInstaller } from '../domain/snapshot.js';
import { fieldError, installerNotFound } from '../refusals.js';
import { freshness, keepFor } from './caching.js';

export function installerRoutes(app: ZodApp, { database }: Context): void {
  const { manager } = database.dataSource;

  app.get(
    servicePath(apiPaths.installers),
    {
      schema: {
        tags: ['installers'],
        summary: 'Installers by place and name',
        querystring: installerListQuerySchema,
        response: { 200: installerListSchema, ...problems(400, 503) },
      },
    },
    async (request, reply) => {
      const { state, city, page, limit } = request.query;
      if (city && !state) throw fieldError('query.city', 'needs a state');
      const found = await listInstallers(manager, {
        ...(state && { stateSlug: state }),
        ...(city && { citySlug: city }),
        offset: (page - 1) * limit,
        limit,
      });
      keepFor(reply, freshness.list);
      return found.map(toInstaller);
    },
  );

  app.get(
    servicePath(apiPaths.nearest),
    {
      schema: {
        tags: ['installers'],
        summary: 'The installers nearest to a point, however far',
        querystring: nearestQuerySchema,
        response: { 200: nearestSchema, ...problems(400, 503) },
      },
    },
    // Where a visitor is stays out of every cache.
    async ({ query }) => ({ installers: await nearestInstallers(manager, query) }),
  );

  app.get(
    servicePath(apiPaths.installer),
    {
      schema: {
        tags: ['installers'],
        summary: 'One installer with alternatives nearby',
        params: installerParamsSchema,
        response: { 200: installerDetailSchema, ...problems(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const installer = await findVisibleInstaller(manager, request.params.installerId);
      if (!installer) throw installerNotFound();
      const nearby = await nearbyInstallers(manager, installer);
      const claimed = await claimedAmong(manager, [installer.id]);
      keepFor(reply, freshness.page);
      return toDetail(installer, nearby, claimed.has(installer.id));
    },
  );
}
