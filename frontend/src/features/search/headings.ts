import { sentenceLabelOf, serviceTypes } from '@poolpros/contracts/catalogue';
import { counted } from '@poolpros/contracts/counted';
import { zipPattern } from '@poolpros/contracts/zip';
import type { SearchFilters } from '../../entities/search/search-filters.js';
import type { SearchResults } from './results.js';

/** The heading of the results. `miles` is the radius searched. */
export function resultsHeading(filters: SearchFilters, miles: number): string {
  const place = placeWords(filters, miles);
  if (filters.q) return `Pool Installers matching “${filters.q}”${place && ` ${place}`}`;
  return place ? `Pool Installers ${place}` : 'Pool Installers Near You';
}

function placeWords({ coordinates, location, origin }: SearchFilters, miles: number): string {
  if (coordinates && miles > 0) return `within ${miles} miles of ${middles[origin].words}`;
  return location && `in ${location}`;
}

const middles: Record<SearchFilters['origin'], { words: string; crumb: string }> = {
  visitor: { words: 'your location', crumb: 'Your location' },
  map: { words: 'the map center', crumb: 'Map area' },
};

/** What the last crumb says about the place; null where the search has none. */
export function placeCrumb({ coordinates, distance, location, origin }: SearchFilters): string | null {
  if (coordinates && distance > 0) return location || middles[origin].crumb;
  return location || null;
}

/** The count line; `total` is null while the search runs. */
export function countLine(total: number | null): string {
  if (total === null) return 'Searching for installers...';
  return `${counted(total, 'professional installer')} found`;
}

/** The point from which a response measured, if there is one. */
type Center = SearchResults['center'] | undefined;

/** What was searched, in words: "Pool renovation near 85254 (Scottsdale)". `miles` is the radius searched. */
export function searchedFor(filters: SearchFilters, miles: number, center: Center): string {
  const words = filters.q && ` matching “${filters.q}”`;
  return `${offerWords(filters) ?? 'Pool contractors'}${words} ${whereWords(filters, miles, center)}`;
}

/** The title of the page. */
export function resultsTitle(searched: string, total: number | null): string {
  return total === null ? searched : `${searched} – ${counted(total, 'contractor')}`;
}

/** Whether what was searched says more than the heading. */
export const saysMore = (filters: SearchFilters): boolean =>
  offerWords(filters) !== null || zipPattern.test(filters.location);

function offerWords({ services, poolTypes, serviceType }: SearchFilters): string | null {
  const labels = [...services, ...poolTypes].map(sentenceLabelOf);
  const [sentence, second, ...others] = serviceType === 'all' ? labels : [...labels, serviceTypes[serviceType].label];
  if (sentence === undefined) return null;
  if (second === undefined) return sentence;
  return others.length === 0 ? `${sentence} and ${second.toLowerCase()}` : `${sentence} and ${others.length + 1} more`;
}

function whereWords(filters: SearchFilters, miles: number, center: Center): string {
  const { coordinates, location, origin } = filters;
  if (coordinates && miles > 0) {
    const near = center && center.label !== middles.visitor.words ? ` (${center.label})` : '';
    return `within ${miles} miles of ${origin === 'map' ? middles.map.words : 'you'}${near}`;
  }
  if (!location) return 'in the United States';
  if (!center && !zipPattern.test(location)) return `in ${location}`;
  const place = `${location}${cityOfZip(filters, center)}`;
  return miles > 0 ? `within ${miles} miles of ${place}` : `near ${place}`;
}

/** The city of a ZIP that was searched: " (Scottsdale)"; empty for every other place. */
function cityOfZip({ location }: SearchFilters, center: Center): string {
  const [city] = center?.label.split(',') ?? [];
  return city && /^\d{5}$/.test(location) ? ` (${city})` : '';
}

/** Where distances are measured from, in a sentence; empty without a point. */
export function measuredFrom({ location, coordinates, origin }: SearchFilters, center: Center): string {
  if (!center) return '';
  if (coordinates) {
    const point = origin === 'map' ? 'the center of the map' : 'your location';
    return `Measured from ${point}${center.label === middles.visitor.words ? '' : `, near ${center.label}`}.`;
  }
  if (/^\d{5}-\d{5}$/.test(location)) return `Measured from the nearest ZIP code in ${location}.`;
  const [city] = center.label.split(',');
  return `Measured from the center of ${/^\d{5}$/.test(location) ? `${location}, ${city}` : center.label}.`;
}
