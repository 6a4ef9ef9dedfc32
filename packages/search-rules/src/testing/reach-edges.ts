import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import type { Places } from '@poolpros/places/places';
import { type Point, planSearch, pointsOf } from '../plan.js';
import type { UrlQuery } from './random-query.js';
import { sampleSnapshot } from './sample-snapshot.js';

/** Searches around places where a store may measure distances wrong. */
const searchedPlaces: readonly { why: string; query: UrlQuery }[] = [
  { why: 'nothing special', query: { lat: 40.8136, lon: -96.7026 } },
  { why: 'beside the 180th meridian', query: { lat: 51.88, lon: -176.658 } },
  { why: 'where meridians run together', query: { lat: 71.29, lon: -156.788 } },
  { why: 'the nearest of several points', query: { location: '99201-99208' } },
];

/** Distances that visitors choose: none, and values around the radii. */
const distances = [undefined, 4.99, 5.02, 25, 100, 149.99, 150, 300];
const bearings = [0, 90, 180, 270];

/** The destination from a point, by miles and direction in degrees. */
function placeFrom({ lat, lon }: Point, bearing: number, miles: number): { latitude: number; longitude: number } {
  const angle = (miles * metresPerMile) / earthRadiusMetres;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [phi, lambda, direction] = [radians(lat), radians(lon), radians(bearing)];
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(direction);
  const east = Math.sin(direction) * Math.sin(angle) * Math.cos(phi);
  const longitude = ((lambda + Math.atan2(east, Math.cos(angle) - Math.sin(phi) * sine)) * 180) / Math.PI;
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: ((longitude + 540) % 360) - 180 };
}

/**
 * Listings with given radii just inside and just outside of reach of a point, in every direction, with ids from
 * `firstId` on. No two have the same distance from a point.
 */
export const edgeListings = (places: Places, radii: readonly number[], firstId: number): ContractorSnapshot[] =>
  searchedPlaces
    .flatMap(({ query }) => pointsOf(planSearch(places, searchQuerySchema.parse(query), new Date())).slice(0, 1))
    .flatMap((point) =>
      radii.flatMap((serviceRadius) =>
        bearings.flatMap((bearing, turn) =>
          [-1, 1]
            .map((side) => serviceRadius + side * (0.005 + turn / 1000))
            .filter((miles) => miles > 0)
            .map((miles) => ({ serviceRadius, ...placeFrom(point, bearing, miles) })),
        ),
      ),
    )
    .map((own, index) => sampleSnapshot({ ...own, id: firstId + index, name: 'Edge Pools', stateSlug: 'alaska' }));

/** The searches that hit these edges. */
export const edgeSearches: readonly { why: string; query: UrlQuery }[] = searchedPlaces.flatMap(({ why, query }) =>
  distances.flatMap((distance) =>
    [1, 2].map((page) => ({
      why: `${why}, ${distance ?? 'any'} miles, page ${page}`,
      query: { ...query, page, sortBy: 'distance', ...(distance !== undefined && { distance }) },
    })),
  ),
);
