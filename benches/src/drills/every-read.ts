import { endpointRows } from '@poolpros/contracts/endpoint-table';
import { isPage, routeRows } from '@poolpros/contracts/page-table';
import type { City, Places } from '@poolpros/places/places';
import type { Random } from '@poolpros/seed-data/random';
import { byName, type Draw, keysOf, type Listing, missingUrl, pageUrl, readUrl } from '../load/draws.js';

export interface Everything {
  random: Random;
  /** The highest id of a listing. */
  installers: number;
  /** In a county. */
  cities: readonly City[];
  places: Places;
}

/** Half of the keys that a query may have; a point has two. */
function someOf(keys: readonly string[], random: Random): string[] {
  const chosen = keys.filter(() => random.chance(0.5));
  const isWhole = chosen.includes('lat') === chosen.includes('lon');
  return isWhole ? chosen : chosen.filter((key) => key !== 'lat' && key !== 'lon');
}

/**
 * How to draw a URL of every read of the API and every kind of page, by its name, so that no cache has seen it. A new row
 * is in it by itself.
 */
export function everyRead({ random, installers, cities, places }: Everything): ReadonlyMap<string, () => string> {
  function draw(): Draw {
    const city = random.pick(cities);
    const listing = (): Listing => ({
      id: random.between(1, installers),
      name: 'Some firm',
      stateSlug: city.stateSlug,
      citySlug: city.slug,
    });
    const ids = (count: number) => Array.from({ length: count }, () => listing().id).join();
    return { random, listing: listing(), ids, city, places };
  }

  const reads = endpointRows
    .filter(([, { method }]) => method === 'GET')
    .map(([name, endpoint]): [string, () => string] => {
      const { needed, others } = keysOf(endpoint.query);
      return [`api ${name}`, () => readUrl(endpoint, byName([...needed, ...someOf(others, random)]), draw())];
    });
  const pages = routeRows.flatMap(([name, row]): [string, () => string][] =>
    isPage(row) ? [[`page ${name}`, () => pageUrl([name, row], byName(row.query ?? []), draw())]] : [],
  );
  return new Map([...reads, ...pages, ['page that is missing', () => missingUrl(draw())]]);
}
