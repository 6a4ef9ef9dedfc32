import { poolTypes, serviceTypeKeys, sortOrderKeys } from '@poolpros/contracts/catalogue';
import { filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import type { Random } from '@poolpros/seed-data/random';
import { randomText } from './random-text.js';

/** A query as it travels in a URL. */
export type UrlQuery = Record<string, string | number>;

/** A city for random searches. */
export interface Town {
  city: string;
  stateSlug: string;
  lat: number;
  lon: number;
}

/** Counties and regions, which are searched as areas. */
const areas = [
  'Travis County, TX',
  'Maricopa County',
  'Hillsborough County, Florida',
  'Tampa Bay',
  'DFW',
  'Fairfield County, CT',
];
const zips = ['78704', '85004', '33602', '78701-78705', '33601-33612'];

/** On average, however many filters there are: most searches should have results. */
const valueFiltersOfQuery = 0.6;

function placeOf({ pick, next }: Random, towns: readonly Town[]): UrlQuery {
  const town = pick(towns);
  const near = (degrees: number): string => (degrees + (next() - 0.5)).toFixed(4);
  const gps = { lat: near(town.lat), lon: near(town.lon) };
  return pick<UrlQuery>([
    gps,
    gps,
    gps,
    { lat: 36.5, lon: -100.4 },
    { location: `${town.city}, ${town.stateSlug.replaceAll('-', ' ')}` },
    { state: town.stateSlug, city: town.city.toLowerCase().replaceAll(' ', '-') },
    { location: town.stateSlug },
    { location: pick(zips) },
    { location: pick(areas) },
    {},
  ]);
}

/** A random search around the towns: places, radii, filters, orders, pages, and sometimes words from the texts. */
export function randomQuery(random: Random, towns: readonly Town[], texts: readonly string[]): UrlQuery {
  const query = placeOf(random, towns);
  if (random.chance(0.7))
    query.distance = random.pick([0, 5, 10, 25, 50, 100, 300, random.between(1, 200), random.next() * 60]);
  if (random.chance(0.3)) query.serviceType = random.pick(serviceTypeKeys);
  for (const key of filterKeys) {
    // Pool types may be listed among the services.
    const values = [...valueFilters[key].values, ...(key === 'services' ? poolTypes : [])];
    if (random.chance(valueFiltersOfQuery / filterKeys.length))
      query[key] = values.filter(() => random.chance(3 / values.length)).join(',');
  }
  if (random.chance(0.4)) query.minRating = random.pick([3, 4, 4.5, 5]);
  if (random.chance(0.8)) query.sortBy = random.pick(sortOrderKeys);
  if (random.chance(0.3)) query.page = random.between(1, 4);
  if (random.chance(0.25)) query.q = randomText(random, texts);
  return query;
}
