import { problems, type ZodApp } from '@poolpros/chassis/http';
import { sendEncoded } from '@poolpros/chassis/http/encoded-body';
import {
  type CityOption,
  cityListSchema,
  cityPageSchema,
  cityParamsSchema,
  type StatePage,
  stateListSchema,
  statePageSchema,
  stateParamsSchema,
} from '@poolpros/contracts/http/places';
import { offered } from '@poolpros/contracts/limits';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { type State, stateBySlug, states } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import type { City, Places } from '@poolpros/places/places';
import type { Context } from '../context.js';
import { reachOf } from '../db/place-store.js';
import { byInstallers, type CityCounts, totalOf } from '../domain/city-counts.js';
import { oneDecimal } from '../domain/rating.js';
import { createListCache } from '../list-cache.js';
import { placeNotFound } from '../refusals.js';
import { freshness, keepFor } from './caching.js';

export function placeRoutes(app: ZodApp, { database, places, cityCounts }: Context): void {
  const tags = ['places'];
  const listOf = createListCache();

  app.get(
    servicePath(apiPaths.states),
    { schema: { tags, summary: 'The states', response: { 200: stateListSchema, ...problems(503) } } },
    async (request, reply) => {
      const byCity = await cityCounts();
      const list = listOf(byCity, 'states', () =>
        stateListSchema.parse(states.map((state) => stateOption(state, inState(byCity, state.slug)))),
      );
      return sendEncoded(request, keepFor(reply, freshness.list), list);
    },
  );

  app.get(
    servicePath(apiPaths.state),
    {
      schema: {
        tags,
        summary: 'A state and its cities with installers',
        params: stateParamsSchema,
        response: { 200: statePageSchema, ...problems(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const state = knownState(request.params.state);
      const all = await cityCounts();
      const page = listOf(all, `state ${state.slug}`, () =>
        statePageSchema.parse(statePage(places, state, inState(all, state.slug))),
      );
      return sendEncoded(request, keepFor(reply, freshness.list), page);
    },
  );

  app.get(
    servicePath(apiPaths.cities),
    {
      schema: {
        tags,
        summary: 'Every city of a state, by name',
        params: stateParamsSchema,
        response: { 200: cityListSchema, ...problems(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const state = knownState(request.params.state);
      const all = await cityCounts();
      const list = listOf(all, `cities ${state.slug}`, () => {
        const counts = countsOf(inState(all, state.slug));
        return cityListSchema.parse(places.citiesOf(state.slug).map((city) => cityOption(city, counts)));
      });
      return sendEncoded(request, keepFor(reply, freshness.list), list);
    },
  );

  app.get(
    servicePath(apiPaths.city),
    {
      schema: {
        tags,
        summary: 'A city and what serves it',
        params: cityParamsSchema,
        response: { 200: cityPageSchema, ...problems(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const state = knownState(request.params.state);
      const city = places.city(state.slug, request.params.city);
      if (!city) throw placeNotFound();
      const byCity = inState(await cityCounts(), state.slug);
      const counts = countsOf(byCity);
      const { serving, medianRating } = await reachOf(database.dataSource.manager, {
        lat: city.latitude,
        lon: city.longitude,
      });
      keepFor(reply, freshness.list);
      return {
        state: stateOption(state, byCity),
        city: {
          value: city.slug,
          label: city.label,
          county: city.county,
          latitude: city.latitude,
          longitude: city.longitude,
          population: city.population,
          timeZone: city.timeZone,
        },
        nearby: nearbyCities(places, city, counts),
        located: counts.get(city.slug) ?? 0,
        serving,
        medianRating: oneDecimal(medianRating),
      };
    },
  );
}

function knownState(slug: string): State {
  const state = stateBySlug(slug);
  if (!state) throw placeNotFound();
  return state;
}

const inState = (byCity: CityCounts[], stateSlug: string) => byCity.filter((city) => city.stateSlug === stateSlug);

const countsOf = (byCity: CityCounts[]) => new Map(byCity.map((city) => [city.citySlug, city.installers]));

const stateOption = (state: State, byCity: CityCounts[]) => ({
  value: state.slug,
  label: state.label,
  code: state.code,
  installers: totalOf(byCity).installers,
});

const cityOption = (city: City, counts: Map<string, number>): CityOption => ({
  value: city.slug,
  label: city.label,
  county: city.county,
  installers: counts.get(city.slug) ?? 0,
});

function statePage(places: Places, state: State, byCity: CityCounts[]): StatePage {
  const { installers, averageRating } = totalOf(byCity);
  const counts = countsOf(byCity);
  const cities = places
    .citiesOf(state.slug)
    .filter((city) => counts.has(city.slug))
    .map((city) => cityOption(city, counts))
    .sort(byInstallers);
  return { state: stateOption(state, byCity), cities, installers, averageRating };
}

const nearbyCities = (places: Places, from: City, counts: Map<string, number>) =>
  places
    .citiesOf(from.stateSlug)
    .filter((city) => city.slug !== from.slug && counts.has(city.slug))
    .map((city) => ({ city, miles: milesBetween(from, city) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, offered.nearby)
    .map(({ city, miles }) => ({
      value: city.slug,
      label: city.label,
      miles: Math.round(miles * 10) / 10,
      installers: counts.get(city.slug) ?? 0,
    }));
