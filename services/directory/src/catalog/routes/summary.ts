import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { countFoundingPlaces } from '../../members/db/founding-store.js';
import { createFiguresCache } from '../caches/figures-cache.js';
import type { CatalogContext } from '../context.js';
import { summaryOf } from '../domain/city-counts.js';

export function summaryRoutes(app: ZodApp, { cityCounts, database }: CatalogContext): void {
  const foundingMembers = createFiguresCache(() => countFoundingPlaces(database.dataSource.manager));
  route(
    app,
    catalogEndpoints.summary,
    {
      schema: { tags: ['installers'], summary: 'Figures of the whole site', errors: [503] },
    },
    async (_request, reply) => {
      const byCity = await cityCounts();
      keepFor(reply, freshness.page);
      return { ...summaryOf(byCity), foundingMembers: await foundingMembers(byCity, 'all') };
    },
  );
}
