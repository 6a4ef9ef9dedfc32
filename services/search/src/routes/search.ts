import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { requirePage } from '@poolpros/chassis/paging';
import { Problem } from '@poolpros/chassis/problem';
import { searchEndpoints } from '@poolpros/contracts/endpoints/search';
import {
  indexSequenceHeader,
  type SearchQuery,
  type SearchResponse,
  searchCacheControl,
  searchScopeHeader,
} from '@poolpros/contracts/http/search';
import { searchPages } from '@poolpros/contracts/limits';
import { goodForHeaders } from '@poolpros/search-rules/clock-filters';
import { planSearch, type SearchPlan, TooManyZips } from '@poolpros/search-rules/plan';
import { runSearch } from '@poolpros/search-rules/run-search';
import { scopeOf } from '@poolpros/search-rules/scope';
import type { Context } from '../context.js';
import { cardJson, responseJson } from '../response-json.js';
import { createFind } from '../search-installers.js';

export function registerSearchRoutes(app: ZodApp, context: Context): void {
  const { engine, config, places, progress, searchDuration, log, now } = context;
  const planned = (query: SearchQuery): SearchPlan => {
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
    searchEndpoints.enhancedSearch,
    {
      schema: {
        tags: ['installers'],
        summary: 'Search contractors by place, services and words',
        errors: [400, 503, 504],
      },
    },
    async ({ query }, reply) => {
      const plan = planned(query);
      const sequence = progress.sequence();
      const stopTimer = searchDuration.startTimer({ kind: plan.area.kind });
      try {
        const refusals: Error[] = [];
        const onRefusal = (err: Error) => {
          refusals.push(err);
          log.warn({ err }, 'typing errors are not looked for');
        };
        const find = createFind({ engine, alias: config.SEARCH_INDEX, onRefusal });
        const page = await runSearch(plan, find, cardJson, searchPages);
        // With typing errors there may be more pages.
        if (refusals[0] && plan.page > page.totalPages) throw refusals[0];
        requirePage(plan.page, page.totalPages);
        const cacheControl = refusals.length === 0 ? searchCacheControl : 'no-store';
        reply.headers({
          'cache-control': cacheControl,
          [indexSequenceHeader]: sequence,
          [searchScopeHeader]: JSON.stringify(scopeOf(plan)),
          ...goodForHeaders(plan, now()),
        });
        // The schema of the event validated the listings in the index, so they are not validated again in every
        // response.
        return reply.type('application/json; charset=utf-8').send(responseJson(page) as unknown as SearchResponse);
      } finally {
        stopTimer();
      }
    },
  );
}
