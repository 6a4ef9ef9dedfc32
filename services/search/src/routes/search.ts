import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { searchQuerySchema, searchResponseSchema } from '@poolpros/contracts/http/search';
import { resolvePlace, zipRangeLimit } from '@poolpros/places/resolve';
import type { Context } from '../context.js';
import { searchInstallers } from '../search-installers.js';

export function registerSearchRoutes(app: ZodApp, { elasticsearch, config, places, searchDuration }: Context): void {
  app.get(
    '/installers/search-enhanced',
    {
      schema: {
        summary: 'Search installers by place, services and words',
        querystring: searchQuerySchema,
        response: { 200: searchResponseSchema, ...problems(400, 503) },
      },
    },
    async ({ query }) => {
      const place = resolvePlace(places, query);
      if (place.kind === 'zip_range_too_large') throw zipRangeTooLarge(place.count);
      const stopTimer = searchDuration.startTimer({ kind: place.kind });
      try {
        return await searchInstallers(elasticsearch, config.SEARCH_INDEX, query, place);
      } finally {
        stopTimer();
      }
    },
  );
}

function zipRangeTooLarge(count: number): Problem {
  const message = `The range holds ${count} ZIPs. Search at most ${zipRangeLimit} at once.`;
  return new Problem(400, 'zip_range_too_large', message, [{ path: 'query.location', message }]);
}
