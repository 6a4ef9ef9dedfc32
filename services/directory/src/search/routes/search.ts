import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requirePage } from '@poolpros/chassis/paging';
import { Problem } from '@poolpros/chassis/problem';
import { searchEndpoints } from '@poolpros/contracts/endpoints/search';
import { type SearchQuery, searchCacheControl, searchScopeHeader } from '@poolpros/contracts/http/search';
import { placeNames } from '@poolpros/places/place-names';
import { goodForHeaders } from '@poolpros/search-rules/clock-filters';
import { mostPages, planSearch, type SearchPlan, TooManyZips } from '@poolpros/search-rules/plan';
import { cardOf, runSearch } from '@poolpros/search-rules/run-search';
import { scopeOf } from '@poolpros/search-rules/scope';
import type { Context } from '../../base/context.js';
import { createSearchConnections } from '../db/search-connections.js';
import { findIn } from '../db/search-store.js';

export function searchRoutes(app: ZodApp, { config, log, places, now }: Context): void {
  const connections = createSearchConnections(config, log);
  app.addHook('onClose', () => connections.end());

  // Read before the first request.
  placeNames(places);

  const planOf = (query: SearchQuery): SearchPlan => {
    try {
      return planSearch(places, query, now());
    } catch (error) {
      if (!(error instanceof TooManyZips)) throw error;
      const { message } = error;
      throw new Problem('zip_range_too_large', message, [{ path: 'query.location', message }]);
    }
  };

  route(
    app,
    searchEndpoints.regularSearch,
    {
      schema: { tags: ['installers'], summary: 'Search contractors with the regular search', errors: [400, 503] },
      // Everything that is stored was validated when it came in, so it is not validated again in every response.
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const plan = planOf(request.query);
      const response = await runSearch(plan, findIn(connections.queryFor(plan)), cardOf, mostPages(plan));
      requirePage(plan.page, response.totalPages);
      reply.headers({
        'cache-control': searchCacheControl,
        [searchScopeHeader]: JSON.stringify(scopeOf(plan)),
        ...goodForHeaders(plan, now()),
      });
      return response;
    },
  );
}
