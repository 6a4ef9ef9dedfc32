import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { countFoundingPlaces } from '../../members/db/founding-store.js';
import { createVersionCache } from '../caches/version-cache.js';
import type { CatalogContext } from '../context.js';
import { summaryOf } from '../domain/city-counts.js';

export function summaryRoutes(app: ZodApp, { counts, database }: CatalogContext): void {
  const summary = createVersionCache<ReturnType<typeof summaryOf>>();
  route(
    app,
    catalogEndpoints.summary,
    {
      schema: { tags: ['installers'], summary: 'Get statistics for the whole site', errors: [503] },
    },
    async (_request, reply) => {
      const { byCity, revision } = await counts();
      keepFor(reply, freshness.page);
      return {
        ...summary('summary', revision, () => summaryOf(byCity)),
        foundingMembers: await countFoundingPlaces(database.dataSource.manager),
      };
    },
  );
}
