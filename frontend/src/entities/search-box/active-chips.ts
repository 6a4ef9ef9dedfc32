import { defaultMinRating, serviceTypes } from '@poolpros/contracts/catalogue';
import { filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { type SearchFilters, withValue } from '../search/search-filters.js';

export interface FilterChip {
  label: string;
  /** The filters without this one. */
  without: SearchFilters;
}

/**
 * Every active filter: place, distance, service type, the lists of values, rating, words. A distance is labeled as
 * searched only if there is a point to measure from.
 */
export function activeChips(filters: SearchFilters, measured = true): FilterChip[] {
  const { location, serviceType, minRating, q } = filters;
  const chips: (FilterChip | null)[] = [
    location ? { label: location, without: { ...filters, location: '', state: '', city: '' } } : null,
    distanceChip(filters, measured),
    serviceType === 'all'
      ? null
      : { label: serviceTypes[serviceType].label, without: { ...filters, serviceType: 'all' } },
    ...filterKeys.flatMap((key) =>
      filters[key].map((value) => ({
        label: valueFilters[key].label(value),
        without: withValue(filters, key, value, false),
      })),
    ),
    minRating > defaultMinRating
      ? {
          label: minRating === 5 ? '5 stars' : `${minRating} stars and up`,
          without: { ...filters, minRating: defaultMinRating },
        }
      : null,
    q ? { label: `“${q}”`, without: { ...filters, q: '' } } : null,
  ];
  return chips.filter((chip) => chip !== null);
}

/** Coordinates and distance are one filter, because neither means anything alone. */
function distanceChip(filters: SearchFilters, measured: boolean): FilterChip | null {
  const { distance, coordinates, origin } = filters;
  if (distance === 0) return null;
  const without: SearchFilters = { ...filters, distance: 0, coordinates: null, origin: 'visitor' };
  if (!measured) return { label: `${distance} miles: needs a city or ZIP`, without };
  if (!coordinates) return { label: `Within ${distance} miles`, without };
  return { label: `Within ${distance} miles of ${origin === 'map' ? 'the map’s center' : 'you'}`, without };
}
