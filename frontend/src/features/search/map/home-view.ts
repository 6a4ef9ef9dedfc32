import { fitView, type MapSize, type MapView, snapOutwards } from '@poolpros/contracts/map-view';
import { type GeoBounds, stateBounds } from '@poolpros/contracts/state-bounds';
import { findState } from '@poolpros/contracts/states';
import type { SearchFilters } from '../../../entities/search/search-filters.js';
import type { MapCircle } from '../../../shared/lib/map-picture.js';
import type { SearchResults } from '../results.js';
import type { Point } from './view.js';

// The circle leaves a rim for the pins and tags on it.
const circleRim = 1.22;
// Room for a pin, and for the buttons at the edge.
const pinPadding = 52;
const statePadding = 8;
// A single pin is shown with its surroundings.
const nearestMiles = 8;
const mainland: GeoBounds = { south: 24.5, west: -124.8, north: 49.4, east: -66.9 };

/** The circle of a search; with no radius, the middle that distances are measured from. */
export function circleOf({ center, appliedRadius }: Pick<SearchResults, 'center' | 'appliedRadius'>): MapCircle | null {
  return center && { lat: center.lat, lon: center.lon, miles: appliedRadius ?? 0 };
}

/** The view a search starts with: its circle, else its state, else what it found. */
export function homeView(
  results: Pick<SearchResults, 'center' | 'appliedRadius' | 'installers'>,
  filters: Pick<SearchFilters, 'state' | 'location'>,
  size: MapSize,
): MapView {
  const circle = circleOf(results);
  if (circle && circle.miles > 0) {
    const { lat, lon } = circle;
    const miles = (circle.miles * circleRim * size.height) / Math.min(size.width, size.height);
    return snapOutwards({ lat, lon, miles, ...size });
  }
  const state = stateBounds[filters.state || (findState(filters.location)?.slug ?? '')];
  if (!circle && state) return snapOutwards(fitView(state, size, { padding: statePadding, miles: nearestMiles }));
  const points = results.installers.filter(isPlaced).map(pointOf);
  const bounds = boundsOf(circle ? [...points, circle] : points);
  return snapOutwards(fitView(bounds ?? mainland, size, { padding: pinPadding, miles: nearestMiles }));
}

type Placed = { latitude: number; longitude: number };
export const pointOf = ({ latitude, longitude }: Placed): Point => ({ lat: latitude, lon: longitude });

/** Responses may hold 0 where nothing is known. */
export const isPlaced = ({ latitude, longitude }: Placed): boolean => latitude !== 0 || longitude !== 0;

function boundsOf(points: readonly Point[]): GeoBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  return { south: Math.min(...lats), west: Math.min(...lons), north: Math.max(...lats), east: Math.max(...lons) };
}
