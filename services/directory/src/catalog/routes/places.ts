import type { ZodApp } from '@poolpros/chassis/http';
import { sendEncoded } from '@poolpros/chassis/http/encoded-body';
import { route } from '@poolpros/chassis/http/route';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { areaPageSchema, cityListSchema, stateListSchema, statePageSchema } from '@poolpros/contracts/http/places';
import { farthestReach } from '@poolpros/contracts/reach';
import { findState, type State, stateBySlug, states } from '@poolpros/contracts/states';
import { climateZoneNear } from '@poolpros/places/climate-zone';
import type { City } from '@poolpros/places/places';
import { type ServiceArea, serviceArea, serviceAreasNamed } from '@poolpros/places/service-areas';
import { placeNotFound, zipNotFound } from '../../base/refusals.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { plausibleMiles } from '../../listings/domain/listing-point.js';
import { byAnybody } from '../../members/routes/acting.js';
import { createFiguresCache } from '../caches/figures-cache.js';
import { createListCache } from '../caches/list-cache.js';
import type { CatalogContext } from '../context.js';
import { reachOf } from '../db/place-store.js';
import type { CountsView } from '../domain/counts-view.js';
import { offeredPages } from '../domain/offered-pages.js';
import {
  areaPage,
  cityOption,
  cityPage,
  countsOf,
  ofType,
  stateOption,
  statePage,
  twoDecimals,
} from '../domain/place-pages.js';

/**
 * A change of a listing changes the counts of its city, whose center is so many miles at most from the places that the
 * listing serves: it lies within 50 miles of that, or half a mile farther if its address is private.
 */
const farthestCity = farthestReach + plausibleMiles + 1;

export function placeRoutes(
  app: ZodApp,
  { config, database, places, counts, nameParts, citiesByName }: CatalogContext,
): void {
  const open = byAnybody('places');
  const listOf = createListCache();
  const { manager } = database.dataSource;
  const offeredBy = (view: CountsView) => offeredPages(view, config.PUBLIC_URL);
  const reachOfCity = createFiguresCache({
    read: ({ latitude, longitude }: City) => reachOf(manager, { lat: latitude, lon: longitude }),
    versionOf: (view: CountsView, city: City) => view.lastChangeNear(city, farthestCity),
  });

  route(
    app,
    catalogEndpoints.states,
    open({
      summary: 'List the states with their contractor counts, overall or for a service type',
      errors: [400, 503],
    }),
    async (request, reply) => {
      const { serviceType } = request.query;
      const view = await counts();
      const list = listOf(`states ${serviceType}`, view.revision, () =>
        stateListSchema.parse(
          states.map((state) => {
            const own = view.ofState(state.slug).cities;
            const option = stateOption(state, own);
            return serviceType === 'all' ? option : { ...option, installers: ofType(own, serviceType) };
          }),
        ),
      );
      return sendEncoded(request, keepFor(reply, freshness.list), list);
    },
  );

  route(
    app,
    catalogEndpoints.state,
    open({ summary: 'Get a state and its cities with contractors', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = knownState(request.params.state);
      const view = await counts();
      const offered = offeredBy(view);
      const page = listOf(`state ${state.slug}`, offered.versionOf(state.slug), () => {
        const byCity = view.ofState(state.slug).cities;
        return statePageSchema.parse(statePage(places, { state, byCity, listed: citiesByName(view, state) }, offered));
      });
      return sendEncoded(request, keepFor(reply, freshness.list), page);
    },
  );

  route(
    app,
    catalogEndpoints.cities,
    open({ summary: 'List all cities of a state by name', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = knownState(request.params.state);
      const { cities, revision } = (await counts()).ofState(state.slug);
      const list = listOf(`cities ${state.slug}`, revision, () => {
        const installers = countsOf(cities);
        return cityListSchema.parse(places.citiesOf(state.slug).map((city) => cityOption(city, installers)));
      });
      return sendEncoded(request, keepFor(reply, freshness.list), list);
    },
  );

  route(
    app,
    catalogEndpoints.city,
    open({ summary: 'Get a city and statistics on the contractors that serve it', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = knownState(request.params.state);
      const city = places.city(state.slug, request.params.city);
      if (!city) throw placeNotFound();
      const view = await counts();
      keepFor(reply, freshness.list);
      const [reach, parts] = await Promise.all([reachOfCity(view, city), nameParts(view, city)]);
      return cityPage(places, { state, city, reach, parts }, view, offeredBy(view));
    },
  );

  route(
    app,
    catalogEndpoints.zip,
    open({ summary: 'Get the location of a ZIP code', errors: [400, 404, 503] }),
    (request, reply) => {
      const found = places.zip(request.query.zip);
      const state = found && findState(found.stateCode);
      if (!state) throw zipNotFound();
      keepFor(reply, freshness.list);
      const { zip, city, latitude, longitude } = found;
      return {
        zip,
        city,
        state: state.slug,
        latitude: twoDecimals(latitude),
        longitude: twoDecimals(longitude),
        zone: climateZoneNear(places, state, found),
      };
    },
  );

  route(
    app,
    catalogEndpoints.areaOfState,
    open({ summary: 'Get a county or region and its cities with contractors', errors: [400, 404, 503] }),
    async (request, reply) => {
      const area = serviceArea(places, knownState(request.params.state).slug, request.params.area);
      return sendEncoded(request, keepFor(reply, freshness.list), await areaPageOf(area));
    },
  );

  route(
    app,
    catalogEndpoints.areas,
    open({ summary: 'Get the most populous county or region with a given name', errors: [400, 404, 503] }),
    async (request, reply) => {
      const [area = null] = serviceAreasNamed(places, request.query.area);
      return sendEncoded(request, keepFor(reply, freshness.list), await areaPageOf(area));
    },
  );

  async function areaPageOf(area: ServiceArea | null) {
    if (!area) throw placeNotFound();
    const view = await counts();
    const offered = offeredBy(view);
    const { stateSlug, slug } = area;
    return listOf(`area ${stateSlug} ${slug}`, offered.versionOf(stateSlug), () =>
      areaPageSchema.parse(areaPage(places, area, view.ofState(stateSlug).cities, offered)),
    );
  }
}

function knownState(slug: string): State {
  const state = stateBySlug(slug);
  if (!state) throw placeNotFound();
  return state;
}
