import { type EncodedBody, encodeBody } from '@poolpros/chassis/http/encoded-body';
import type { MapQuery } from '@poolpros/contracts/http/places';
import { snapCircle, snapView } from '@poolpros/contracts/map-view';
import { LRUCache } from 'lru-cache';

/** Bytes of cached maps: some thousand views of a city. */
const keptBytes = 24_000_000;

/** Cached maps: each picture is drawn once for all concurrent requests. */
export function createMaps(draw: (query: MapQuery) => Promise<string>): (query: MapQuery) => Promise<EncodedBody> {
  const maps = new LRUCache<string, EncodedBody, MapQuery>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: async (_key, _stale, { context }) =>
      encodeBody({ body: Buffer.from(await draw(context)), type: 'image/svg+xml; charset=utf-8' }),
    // One that was evicted while it was drawn still reaches the requests that wait for it.
    ignoreFetchAbort: true,
  });
  return (query) => {
    const context = snapped(query);
    return maps.forceFetch(JSON.stringify(context), { context });
  };
}

/** Equal for all queries with the same picture. */
function snapped({ lat, lon, miles, width, height, radius, circleLat, circleLon }: MapQuery): MapQuery {
  const view = snapView({ lat, lon, miles, width, height });
  if (radius === 0 && (circleLat === undefined || circleLon === undefined)) return { ...view, radius };
  const circle = snapCircle(view, { lat: circleLat ?? lat, lon: circleLon ?? lon, miles: radius });
  return { ...view, radius: circle.miles, circleLat: circle.lat, circleLon: circle.lon };
}
