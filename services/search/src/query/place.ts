import type { SearchResponse } from '@poolpros/contracts/http/search';
import type { ResolvedPlace } from '@poolpros/places/resolve';
import type { Point } from './coverage.js';

/** A place that can be searched. */
export type SearchedPlace = Exclude<ResolvedPlace, { kind: 'zip_range_too_large' }>;

/** The points a search is made from: one, those of a ZIP range, or none. */
export function pointsOf(place: SearchedPlace): Point[] {
  switch (place.kind) {
    case 'point':
      return [{ lat: place.lat, lon: place.lon }];
    case 'points':
      return place.points.map(({ lat, lon }) => ({ lat, lon }));
    default:
      return [];
  }
}

/** How the place was understood (product rules 2.8). */
export function searchTypeOf(place: SearchedPlace): SearchResponse['searchType'] {
  if (place.kind === 'point' && place.source === 'gps') return 'gps';
  return place.kind === 'point' || place.kind === 'points' ? 'city_center' : 'text_only';
}

/** The middle of the searched points, null without one. */
export function centerOf(place: SearchedPlace): SearchResponse['center'] {
  if (place.kind !== 'point' && place.kind !== 'points') return null;
  const points = pointsOf(place);
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)), label: place.label };
}
