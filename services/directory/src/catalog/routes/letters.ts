import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { slugify } from '@poolpros/contracts/slug';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import { createNeighborhoods } from '@poolpros/places/neighborhoods-near';
import type { City } from '@poolpros/places/places';
import { serviceAreasOf } from '@poolpros/places/service-areas';
import { placeNotFound } from '../../base/refusals.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { byAnybody } from '../../members/routes/acting.js';
import { createFiguresCache } from '../caches/figures-cache.js';
import type { CatalogContext } from '../context.js';
import { namesOfPart, statedNeighborhoods } from '../db/letter-store.js';
import { citiesByLetter } from '../domain/cities-by-letter.js';
import type { CountsView } from '../domain/counts-view.js';
import { partNamed } from '../domain/letter-parts.js';
import { linkedParts } from '../domain/linked-parts.js';

/** Lists by letter, which lead to everything that is listed, and the neighborhoods of a city. */
export function letterRoutes(app: ZodApp, { database, places, counts, nameParts, citiesByName }: CatalogContext): void {
  const open = byAnybody('places');
  const { manager } = database.dataSource;
  const isOfData = createNeighborhoods(places);
  const statedIn = createFiguresCache({
    read: async ({ stateSlug, slug }: City) =>
      new Set((await statedNeighborhoods(manager, { stateSlug, citySlug: slug })).map(slugify)),
    versionOf: (view: CountsView, { stateSlug, slug }: City) => view.place(stateSlug, slug)?.located.join(),
  });

  function known(stateSlug: string, citySlug: string): { state: State; city: City } {
    const state = stateBySlug(stateSlug);
    const city = places.city(stateSlug, citySlug);
    if (!state || !city) throw placeNotFound();
    return { state, city };
  }

  route(
    app,
    catalogEndpoints.citiesByLetter,
    open({ summary: 'List the cities of a state by letter range', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = stateBySlug(request.params.state);
      if (!state) throw placeNotFound();
      const list = citiesByLetter(state, citiesByName(await counts(), state), request.params.part);
      if (!list) throw placeNotFound();
      keepFor(reply, freshness.list);
      return list;
    },
  );

  route(
    app,
    catalogEndpoints.namesByLetter,
    open({ summary: 'List the contractors with an address in a city by letter range', errors: [400, 404, 503] }),
    async (request, reply) => {
      const { state, city } = known(request.params.state, request.params.city);
      const view = await counts();
      const parts = await nameParts(view, city);
      const part = partNamed(parts, request.params.part);
      if (!part) throw placeNotFound();
      const installers = await namesOfPart(manager, { stateSlug: state.slug, citySlug: city.slug }, part);
      keepFor(reply, freshness.list);
      return {
        state: { value: state.slug, label: state.label },
        city: { value: city.slug, label: city.label },
        part: { value: part.value, label: part.label },
        parts: linkedParts(parts, part),
        total: parts.reduce((sum, { entries }) => sum + entries, 0),
        installers,
      };
    },
  );

  route(
    app,
    catalogEndpoints.neighborhood,
    open({ summary: 'Check whether a city has a neighborhood with a given name', errors: [400, 404, 503] }),
    async (request, reply) => {
      const { city } = known(request.params.state, request.params.city);
      const { neighborhood: value } = request.params;
      const isKnown =
        isOfData(city, value) ||
        serviceAreasOf(places, city).some(({ slug }) => slug === value) ||
        (await statedIn(await counts(), city)).has(value);
      if (!isKnown) throw placeNotFound();
      keepFor(reply, freshness.list);
      return { value };
    },
  );
}
