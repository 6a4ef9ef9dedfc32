import type { ZodApp } from '@poolpros/chassis/http';
import { sendEncoded } from '@poolpros/chassis/http/encoded-body';
import { route } from '@poolpros/chassis/http/route';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { areaPageSchema, cityListSchema, stateListSchema, statePageSchema } from '@poolpros/contracts/http/places';
import { findState, type State, stateBySlug, states } from '@poolpros/contracts/states';
import { climateZoneNear } from '@poolpros/places/climate-zone';
import type { City } from '@poolpros/places/places';
import { type ServiceArea, serviceArea, serviceAreasNamed } from '@poolpros/places/service-areas';
import { placeNotFound, zipNotFound } from '../../base/refusals.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
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
  inState,
  ofType,
  stateOption,
  statePage,
  twoDecimals,
} from '../domain/place-pages.js';

export function placeRoutes(app: ZodApp, { config, database, places, counts }: CatalogContext): void {
  const open = byAnybody('places');
  const listOf = createListCache();
  const { manager } = database.dataSource;
  const offeredBy = (view: CountsView) => offeredPages(view, config.PUBLIC_URL);
  const reachOfCity = createFiguresCache(({ latitude, longitude }: City) =>
    reachOf(manager, { lat: latitude, lon: longitude }),
  );

  route(
    app,
    catalogEndpoints.states,
    open({
      summary: 'The states, each with how many installers it has, of all or of a service type',
      errors: [400, 503],
    }),
    async (request, reply) => {
      const { serviceType } = request.query;
      const { byCity } = await counts();
      const list = listOf(byCity, `states ${serviceType}`, () =>
        stateListSchema.parse(
          states.map((state) => {
            const own = inState(byCity, state.slug);
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
    open({ summary: 'A state and its cities with installers', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = knownState(request.params.state);
      const view = await counts();
      const page = listOf(view.byCity, `state ${state.slug}`, () =>
        statePageSchema.parse(statePage(places, state, inState(view.byCity, state.slug), offeredBy(view))),
      );
      return sendEncoded(request, keepFor(reply, freshness.list), page);
    },
  );

  route(
    app,
    catalogEndpoints.cities,
    open({ summary: 'Every city of a state, by name', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = knownState(request.params.state);
      const { byCity: all } = await counts();
      const list = listOf(all, `cities ${state.slug}`, () => {
        const installers = countsOf(inState(all, state.slug));
        return cityListSchema.parse(places.citiesOf(state.slug).map((city) => cityOption(city, installers)));
      });
      return sendEncoded(request, keepFor(reply, freshness.list), list);
    },
  );

  route(
    app,
    catalogEndpoints.city,
    open({ summary: 'A city and what serves it', errors: [400, 404, 503] }),
    async (request, reply) => {
      const state = knownState(request.params.state);
      const city = places.city(state.slug, request.params.city);
      if (!city) throw placeNotFound();
      const view = await counts();
      keepFor(reply, freshness.list);
      return cityPage(places, { state, city, reach: await reachOfCity(view.byCity, city) }, view, offeredBy(view));
    },
  );

  route(app, catalogEndpoints.zip, open({ summary: 'Where a ZIP is', errors: [400, 404, 503] }), (request, reply) => {
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
  });

  route(
    app,
    catalogEndpoints.areaOfState,
    open({ summary: 'A county or a region, and its cities with installers', errors: [400, 404, 503] }),
    async (request, reply) => {
      const area = serviceArea(places, knownState(request.params.state).slug, request.params.area);
      return sendEncoded(request, keepFor(reply, freshness.list), await areaPageOf(area));
    },
  );

  route(
    app,
    catalogEndpoints.areas,
    open({ summary: 'The most populous county or region of a name', errors: [400, 404, 503] }),
    async (request, reply) => {
      const [area = null] = serviceAreasNamed(places, request.query.area);
      return sendEncoded(request, keepFor(reply, freshness.list), await areaPageOf(area));
    },
  );

  async function areaPageOf(area: ServiceArea | null) {
    if (!area) throw placeNotFound();
    const view = await counts();
    return listOf(view.byCity, `area ${area.stateSlug} ${area.slug}`, () =>
      areaPageSchema.parse(areaPage(places, area, view.byCity, offeredBy(view))),
    );
  }
}

function knownState(slug: string): State {
  const state = stateBySlug(slug);
  if (!state) throw placeNotFound();
  return state;
}
