import { problems, type ZodApp } from '@poolpros/chassis/http';
import { summarySchema } from '@poolpros/contracts/http/installers';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { countFoundingPlaces } from '../../members/db/founding-store.js';
import { createFiguresCache } from '../caches/figures-cache.js';
import type { CatalogContext } from '../context.js';
import { summaryOf } from '../domain/city-counts.js';

export function summaryRoutes(app: ZodApp, { cityCounts, database }: CatalogContext): void {
  const foundingMembers = createFiguresCache(() => countFoundingPlaces(database.dataSource.manager));
  app.get(
    servicePath(apiPaths.summary),
    {
      schema: {
        tags: ['installers'],
        summary: 'Figures of the whole site',
        response: { 200: summarySchema, ...problems(503) },
      },
    },
    async (_request, reply) => {
      const byCity = await cityCounts();
      keepFor(reply, freshness.page);
      return { ...summaryOf(byCity), foundingMembers: await foundingMembers(byCity, 'all') };
    },
  );
}
