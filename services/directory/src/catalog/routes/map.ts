import type { ZodApp } from '@poolpros/chassis/http';
import { sendEncoded } from '@poolpros/chassis/http/encoded-body';
import { route } from '@poolpros/chassis/http/route';
import { Problem } from '@poolpros/chassis/problem';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import type { Position } from '@poolpros/contracts/http/places';
import { stateBySlug } from '@poolpros/contracts/states';
import { findUnservedRegion, notCovered } from '@poolpros/contracts/unserved-regions';
import { createMapWorker, MapQueueFull } from '@poolpros/maps/map-worker';
import type { Places } from '@poolpros/places/places';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import { mapCacheControl } from '../../base/routes/caching.js';
import { byAnybody } from '../../members/routes/acting.js';
import { createMaps } from '../caches/map-cache.js';

/** The base map of the results, and the check of a position. Both run off the thread that serves searches. */
export function mapRoutes(app: ZodApp, { places }: Pick<Context, 'places'>): void {
  const open = byAnybody('places');
  const worker = createMapWorker(places);

  app.addHook('onClose', () => worker.stop());
  const mapOf = createMaps(worker.draw);

  route(
    app,
    catalogEndpoints.map,
    open({
      summary: 'Get a base map without pins for the grid view nearest to the requested one',
      errors: [400, 503],
      response: {
        200: { description: 'The map', content: { 'image/svg+xml': { schema: z.string() } } },
        304: z.undefined().describe('Not modified since the ETag in If-None-Match'),
      },
    }),
    async (request, reply) => {
      const map = await orUnavailable(mapOf(request.query));
      return sendEncoded(request, reply.header('cache-control', mapCacheControl), map);
    },
  );

  route(
    app,
    catalogEndpoints.position,
    open({ summary: 'Check whether a position is in the United States and get the nearest city', errors: [400, 503] }),
    async ({ query: { lat, lon } }) => {
      const { inUnitedStates, territory } = await orUnavailable(worker.judge(lat, lon));
      const region = territory === null ? undefined : findUnservedRegion(territory);
      return {
        inUnitedStates,
        label: inUnitedStates ? labelOf(places, lat, lon) : null,
        notCovered: region ? notCovered(region) : null,
      };
    },
  );
}

async function orUnavailable<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (!(error instanceof MapQueueFull)) throw error;
    throw new Problem('service_unavailable', 'Too many maps are being requested at the moment. Try again shortly.');
  }
}

function labelOf(places: Places, lat: number, lon: number): Position['label'] {
  const nearest = places.nearestCity(lat, lon);
  const state = nearest && stateBySlug(nearest.city.stateSlug);
  return state ? `${nearest.city.name}, ${state.code}` : null;
}
