import type { CitiesByLetter } from '@poolpros/contracts/http/letters';
import type { State } from '@poolpros/contracts/states';
import { fold } from '@poolpros/places/fold';
import type { City, Places } from '@poolpros/places/places';
import type { CityCounts } from './city-counts.js';
import { type LetterPart, partNamed, partsOfRuns, runsOf } from './letter-parts.js';
import { linkedParts } from './linked-parts.js';
import type { OfferedPages } from './offered-pages.js';

interface ListedCity {
  value: string;
  label: string;
  folded: string;
  installers: number;
}

/** The cities of a state that its lists name, by name, and the pages of these lists. */
export interface ListedCities {
  cities: ListedCity[];
  parts: LetterPart[];
}

/** Those with installers, and those offered to search engines. */
export function listedCities(
  places: Places,
  state: State,
  byCity: readonly CityCounts[],
  offered: Pick<OfferedPages, 'city'>,
): ListedCities {
  const counts = new Map(byCity.map(({ citySlug, installers }) => [citySlug, installers]));
  const isListed = (city: City) => counts.has(city.slug) || offered.city(city);
  const cities = places
    .citiesOf(state.slug)
    .filter(isListed)
    .map(({ slug, label }) => ({ value: slug, label, folded: fold(label), installers: counts.get(slug) ?? 0 }))
    .sort((a, b) => (a.folded < b.folded ? -1 : 1));
  return { cities, parts: partsOfRuns(runsOf(cities.map(({ folded }) => folded))) };
}

/** The part of a state's cities that a value names; null for a state without cities to list. */
export function citiesByLetter(state: State, { cities, parts }: ListedCities, value: string): CitiesByLetter | null {
  const part = partNamed(parts, value);
  if (!part) return null;
  const start = parts.slice(0, parts.indexOf(part)).reduce((sum, { entries }) => sum + entries, 0);
  return {
    state: { value: state.slug, label: state.label },
    part: { value: part.value, label: part.label },
    parts: linkedParts(parts, part),
    cities: cities
      .slice(start, start + part.entries)
      .map(({ value, label, installers }) => ({ value, label, installers })),
  };
}
