import { problems, type ZodApp } from '@poolpros/chassis/http';
import { entityTag, isKnownTag } from '@poolpros/chassis/http/entity-tag';
import {
  type MapQuery,
  mapQuerySchema,
  type Position,
  positionQuerySchema,
  positionSchema,
} from '@poolpros/contracts/http/places';
import { stateBySlug } from '@poolpros/contracts/states';
import { createMapDrawer } from '@poolpros/maps/draw-map';
import { isInUnitedStates } from '@poolpros/maps/united-states';
import type { Places } from '@poolpros/places/places';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Context } from '../context.js';
import { freshness, keepFor } from './caching.js';

/** Characters of drawn maps that are kept: some thousand views of a city. */
const keptMaps = 8_000_000;

interface Drawn {
  svg: string;
  etag: string;
}

/** The base map of the results, and what a position is. Both read the shapes of the country at their first request. */
export function mapRoutes(app: ZodApp, { places }: Pick<Context, 'places'>): void {
  const tags = ['places'];
  const maps = createMaps(places);

  app.get(
    '/places/map.svg',
    {
      schema: {
        tags,
        summary: 'A base map without pins',
        querystring: mapQuerySchema,
        response: {
          200: { description: 'The map', content: { 'image/svg+xml': { schema: z.string() } } },
          304: z.undefined().describe('Not changed since the tag of If-None-Match'),
          ...problems(400),
        },
      },
    },
    async (request, reply) => {
      const { svg, etag } = maps(request.query);
      keepFor(reply, freshness.map).header('etag', etag);
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    },
  );

  app.get(
    '/places/position',
    {
      schema: {
        tags,
        summary: 'Whether a position is in the United States, and the city nearest to it',
        querystring: positionQuerySchema,
        response: { 200: positionSchema, ...problems(400) },
      },
    },
    async ({ query }) => positionOf(places, query),
  );
}

function createMaps(places: Places): (query: MapQuery) => Drawn {
  const draw = createMapDrawer(places);
  const drawn = new LRUCache<string, Drawn>({ maxSize: keptMaps, sizeCalculation: ({ svg }) => svg.length });
  return (query) => {
    const key = JSON.stringify(query);
    const kept = drawn.get(key);
    if (kept) return kept;
    const svg = draw(query);
    const fresh = { svg, etag: entityTag(svg) };
    drawn.set(key, fresh);
    return fresh;
  };
}

function positionOf(places: Places, { lat, lon }: { lat: number; lon: number }): Position {
  if (!isInUnitedStates(lat, lon)) return { inUnitedStates: false, label: null };
  // The capital lies in no state, so it is not among the cities.
  if (places.nearestZip(lat, lon)?.stateCode === 'DC') return { inUnitedStates: true, label: 'Washington, DC' };
  const nearest = places.nearestCity(lat, lon);
  const state = nearest && stateBySlug(nearest.city.stateSlug);
  return { inUnitedStates: true, label: state ? `${nearest.city.name}, ${state.code}` : null };
}
