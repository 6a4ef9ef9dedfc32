import { problems, type ZodApp } from '@poolpros/chassis/http';
import { oneBoxQuerySchema, suggestionsSchema, understoodSchema } from '@poolpros/contracts/http/one-box';
import {
  indexSequenceHeader,
  type SearchScope,
  searchCacheControl,
  searchQuerySchema,
  searchScopeHeader,
} from '@poolpros/contracts/http/search';
import { noPlace } from '@poolpros/contracts/no-place';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { planSearch, type SearchPlan, TooManyZips } from '@poolpros/search-rules/plan';
import { countedChoices } from '@poolpros/search-rules/run-search';
import type { Context } from '../context.js';
import { type Understood, understand } from '../query-understanding/understand.js';
import { createFind } from '../search-installers.js';
import { suggestInstallers } from '../suggest/installers.js';
import { createPlaceSuggestions } from '../suggest/places.js';

/** What a text means does not depend on who is listed; how many serve each of several places does. */
const nowhere: SearchScope = { kind: 'nowhere' };
const everywhere: SearchScope = { kind: 'everywhere' };

export function registerOneBoxRoutes(app: ZodApp, { engine, config, places, progress, log }: Context): void {
  const index = { engine, alias: config.SEARCH_INDEX, log };
  const suggestPlaces = createPlaceSuggestions(places);
  /** The search that a text asks for; null for a range of too many ZIPs. */
  function plannedFor({ nearMe: _, ...said }: Understood): SearchPlan | null {
    try {
      return planSearch(places, { ...searchQuerySchema.parse({}), ...said });
    } catch (error) {
      if (error instanceof TooManyZips) return null;
      throw error;
    }
  }
  // Reads the names of the places before the first request.
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
    async ({ query }, reply) => {
      const said = understand(places, query.q);
      const plan = plannedFor(said);
      const sequence = progress.sequence();
      const find = createFind({ engine, alias: config.SEARCH_INDEX, onRefusal: (err) => log.warn({ err }) });
      const choices = plan && plan.choices.length > 0 ? await countedChoices(plan, find) : [];
      reply.headers({
        'cache-control': searchCacheControl,
        [indexSequenceHeader]: sequence,
        [searchScopeHeader]: JSON.stringify(choices.length > 0 ? everywhere : nowhere),
      });
      return { ...said, understood: plan?.understood ?? { ...noPlace, kind: 'unknown' as const }, choices };
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
