import { slugify } from '@poolpros/contracts/slug';
import { stateBySlug } from '@poolpros/contracts/states';
import { milesBetween } from './geo.js';
import { lazy } from './lazy.js';
import { neighborhoods } from './names/neighborhoods.js';
import { halvesOf, linesOf, listOf } from './names/parse.js';
import type { City, Places, Spot } from './places.js';

/** A quarter farther from the center of a city than this belongs to another one. */
const quarterMiles = 15;

/** Slugs by city, "TX austin". */
const ofTable = lazy(
  () =>
    new Map(
      linesOf(neighborhoods).map((line) => {
        const [city, names] = halvesOf(line, ':');
        return [city, new Set(listOf(names).map(slugify))] as const;
      }),
    ),
);

/** Whether a city has a neighborhood with this slug, as far as the places data knows. */
export function createNeighborhoods(places: Places): (city: City, slug: string) => boolean {
  const quarters = new Map<string, Spot[]>();

  function quartersOf(code: string): Spot[] {
    const known = quarters.get(code);
    if (known) return known;
    const read = places.spotsOf(code).filter(({ kind }) => kind === 'quarter');
    quarters.set(code, read);
    return read;
  }

  return (city, slug) => {
    const code = stateBySlug(city.stateSlug)?.code ?? '';
    if (ofTable().get(`${code} ${city.slug}`)?.has(slug)) return true;
    return quartersOf(code).some(
      (quarter) => slugify(quarter.name) === slug && milesBetween(city, quarter) <= quarterMiles,
    );
  };
}
