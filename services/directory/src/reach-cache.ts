import type { City } from '@poolpros/places/places';
import { LRUCache } from 'lru-cache';
import type { Reach } from './db/place-store.js';
import type { CityCounts } from './domain/city-counts.js';

/** Cities whose figures are kept: more than are asked for in a minute. */
const keptCities = 1000;

/**
 * Who serves which city: read once for all who ask while the counts by city are the same, so a page of a city costs no read
 * of everybody around it.
 */
export function createReachCache(
  read: (city: City) => Promise<Reach>,
): (byCity: CityCounts[], city: City) => Promise<Reach> {
  const cached = new LRUCache<City, { byCity: CityCounts[]; reach: Promise<Reach> }>({ max: keptCities });
  return (byCity, city) => {
    const known = cached.get(city);
    if (known?.byCity === byCity) return known.reach;
    const reach = read(city);
    cached.set(city, { byCity, reach });
    reach.catch(() => cached.delete(city));
    return reach;
  };
}
