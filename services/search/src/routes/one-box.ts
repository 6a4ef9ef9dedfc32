import { problems, type ZodApp } from '@poolpros/chassis/http';
import { oneBoxQuerySchema, suggestionsSchema, understoodSchema } from '@poolpros/contracts/http/one-box';
import {
  indexSequenceHeader,
  type SearchScope,
  searchCacheControl,
  searchScopeHeader,
} from '@poolpros/contracts/http/search';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { Context } from '../context.js';
import { understand } from '../query-understanding/understand.js';
import { suggestInstallers } from '../suggest/installers.js';
import { createPlaceSuggestions } from '../suggest/places.js';

/** What a text means does not depend on who is listed. */
const nowhere: SearchScope = { kind: 'nowhere' };

export function registerOneBoxRoutes(app: ZodApp, { engine, config, places, progress, log }: Context): void {
  const index = { engine, alias: config.SEARCH_INDEX, log };
  const suggestPlaces = createPlaceSuggestions(places);
  // Reads the names of the cities before the first request.
  understand(places, 'austin');

  app.get(
    servicePath(apiPaths.understand),
    {
      schema: {
        tags: ['one box'],
        summary: 'What a text says: place, distance, services, rating; the rest stays words',
        querystring: oneBoxQuerySchema,
        response: { 200: understoodSchema, ...problems(400) },
      },
    },
    ({ query }, reply) => {
      reply.headers({ 'cache-control': searchCacheControl, [searchScopeHeader]: JSON.stringify(nowhere) });
      return understand(places, query.q);
    },
  );

  app.get(
    servicePath(apiPaths.suggestions),
    {
      schema: {
        tags: ['one box'],
        summary: 'Places and installers that a text, being typed, may mean',
        querystring: oneBoxQuerySchema,
        response: { 200: suggestionsSchema, ...problems(400) },
      },
    },
    async ({ query: { q } }, reply) => {
      // A name may be all of the text, or what is left of it beside a place and a service.
      const texts = [...new Set([q, understand(places, q).q])].filter(Boolean);
      const sequence = progress.sequence();
      const installers = q ? await suggestInstallers(index, texts) : [];
      // Places alone are an incomplete response, which must not be stored.
      const cacheControl = installers ? searchCacheControl : 'no-store';
      reply.headers({ 'cache-control': cacheControl, [indexSequenceHeader]: sequence });
      return { places: suggestPlaces(q), installers: installers ?? [] };
    },
  );
}
