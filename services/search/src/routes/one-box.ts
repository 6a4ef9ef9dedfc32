import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import { searchEndpoints } from '@poolpros/contracts/endpoints/search';
import type { PlaceChoice } from '@poolpros/contracts/http/one-box';
import {
  indexSequenceHeader,
  type SearchScope,
  searchCacheControl,
  searchQuerySchema,
  searchScopeHeader,
} from '@poolpros/contracts/http/search';
import { noPlace } from '@poolpros/contracts/no-place';
import { describePlace } from '@poolpros/places/describe-place';
import type { Understanding } from '@poolpros/places/resolver';
import { planSearch, type SearchPlan, TooManyZips } from '@poolpros/search-rules/plan';
import { countedChoices } from '@poolpros/search-rules/run-search';
import type { Context } from '../context.js';
import { type Understood, understand, understandText } from '../query-understanding/understand.js';
import { createFind } from '../search-installers.js';
import { suggestInstallers } from '../suggest/installers.js';
import { createPlaceSuggestions } from '../suggest/places.js';

/** The meaning of a text does not depend on listings; the number of contractors per place does. */
const nowhere: SearchScope = { kind: 'nowhere' };
const everywhere: SearchScope = { kind: 'everywhere' };

export function registerOneBoxRoutes(app: ZodApp, { engine, config, places, progress, log, now }: Context): void {
  const index = { engine, alias: config.SEARCH_INDEX, log };
  const suggestPlaces = createPlaceSuggestions(places);
  /** Whether the name of a place had a typo, and the other places with that name. */
  const asWritten = (place: Understanding | null) =>
    place?.kind === 'place'
      ? { asTyped: place.asTyped, others: place.others.map((other) => describePlace(places, other)) }
      : {};

  /** The search of a text; null for a range of too many ZIPs. */
  function plannedFor({ nearMe: _, ...said }: Understood): SearchPlan | null {
    try {
      return planSearch(places, { ...searchQuerySchema.parse({}), ...said }, now());
    } catch (error) {
      if (error instanceof TooManyZips) return null;
      throw error;
    }
  }
  /** The places that a name may mean; null if Elasticsearch cannot count their contractors. */
  async function choicesOf(plan: SearchPlan): Promise<PlaceChoice[] | null> {
    try {
      return await countedChoices(plan, createFind({ ...index, onRefusal: (err) => log.warn({ err }) }));
    } catch (error) {
      if (error instanceof UnavailableError) return null;
      throw error;
    }
  }

  // Loads the names of the places before the first request.
  understand(places, 'austin');

  route(
    app,
    searchEndpoints.understand,
    {
      schema: {
        tags: ['one box'],
        summary: 'Get the place, distance, services, rating and remaining words of a text',
        errors: [400],
      },
    },
    async ({ query }, reply) => {
      const { said, place } = understandText(places, query.q);
      const plan = plannedFor(said);
      const sequence = progress.sequence();
      const choices = plan && plan.choices.length > 0 ? await choicesOf(plan) : [];
      reply.headers({
        // Without the choices it is an incomplete response, which must not be stored.
        'cache-control': choices ? searchCacheControl : 'no-store',
        [indexSequenceHeader]: sequence,
        [searchScopeHeader]: JSON.stringify(choices && choices.length > 0 ? everywhere : nowhere),
      });
      const understood = plan?.understood ?? { ...noPlace, kind: 'unknown' as const };
      return { ...said, understood: { ...understood, ...asWritten(place) }, choices: choices ?? [] };
    },
  );

  route(
    app,
    searchEndpoints.suggestions,
    {
      schema: { tags: ['one box'], summary: 'List places and contractors that match a partial text', errors: [400] },
    },
    async ({ query: { q } }, reply) => {
      // A name may be the whole text, or the rest without a place and a service.
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
