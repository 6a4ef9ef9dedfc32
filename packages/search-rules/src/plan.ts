import {
  defaultMinRating,
  type PoolType,
  poolTypes,
  type Service,
  type ServiceType,
  type SortOrder,
  services,
  serviceTypes,
} from '@poolpros/contracts/catalogue';
import type { SearchQuery } from '@poolpros/contracts/http/search';
import type { Places } from '@poolpros/places/places';
import { type ResolvedPlace, resolvePlace, zipRangeLimit } from '@poolpros/places/resolve';
import { type TypedWords, typedWords } from './typed-words.js';

/** A point of the earth in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/** Where to search: near one or more points, in a state, or everywhere. `source` says what the points are. */
export type SearchArea =
  | { kind: 'points'; points: Point[]; label: string; source: 'gps' | 'map' | 'city' | 'zip' }
  | { kind: 'state'; stateSlug: string }
  | { kind: 'everywhere' };

/** What an installer must offer: any of the values of each list that is not empty. */
export interface Selection {
  services: Service[];
  poolTypes: PoolType[];
  serviceType: { field: 'services' | 'poolTypes' | 'specializations'; anyOf: readonly string[] } | null;
  minRating: number | null;
}

/** A search as it is carried out, whatever the store. */
export interface SearchPlan {
  area: SearchArea;
  selection: Selection;
  /** Words to look for, null when none were asked for; text without a single word finds nobody. */
  words: TypedWords | null;
  /** A location that no rule could turn into a place; its words are among `words`. */
  unknownPlace: string | null;
  /** Miles the visitor chose, null when off; they count only near a point. */
  miles: number | null;
  sort: SortOrder;
  /** From 1. */
  page: number;
}

/** A range of ZIPs that holds more of them than one search may ask for. */
export class TooManyZips extends Error {
  constructor(count: number) {
    super(`The range holds ${count} ZIP codes. Search at most ${zipRangeLimit} at once.`);
    this.name = 'TooManyZips';
  }
}

const isPoolType = (value: string): value is PoolType => (poolTypes as readonly string[]).includes(value);
const isService = (value: string): value is Service => (services as readonly string[]).includes(value);

/** What a query means, the same for both searches (docs/rules.md#area). Throws TooManyZips. */
export function planSearch(places: Places, query: SearchQuery): SearchPlan {
  const place = resolvePlace(places, query);
  const area = areaOf(place, query);
  const unknownPlace = place.kind === 'text' ? place.text : null;
  const typed = [unknownPlace, query.q].filter(Boolean).join(' ');
  return {
    area,
    selection: selectionOf(query),
    words: typed ? typedWords(typed) : null,
    unknownPlace,
    miles: area.kind === 'points' && query.distance ? query.distance : null,
    // Without a point there is no distance to sort by, and the rating decides.
    sort: query.sortBy === 'distance' && area.kind !== 'points' ? 'rating' : query.sortBy,
    page: query.page,
  };
}

function areaOf(place: ResolvedPlace, { origin }: SearchQuery): SearchArea {
  switch (place.kind) {
    case 'point': {
      const source = place.source === 'gps' && origin === 'map' ? 'map' : place.source;
      return { kind: 'points', points: [{ lat: place.lat, lon: place.lon }], label: place.label, source };
    }
    case 'points': {
      const points = place.points.map(({ lat, lon }) => ({ lat, lon }));
      return { kind: 'points', points, label: place.label, source: 'zip' };
    }
    case 'zip_range_too_large':
      throw new TooManyZips(place.count);
    case 'state':
      return { kind: 'state', stateSlug: place.state.slug };
    case 'text':
    case 'none':
      return { kind: 'everywhere' };
  }
}

/** `services` may carry pool types too; a minimum rating counts only above 3 (docs/rules.md#minimum-rating). */
function selectionOf(query: SearchQuery): Selection {
  const given = query.services ?? [];
  const minRating = query.minRating ?? defaultMinRating;
  return {
    services: given.filter(isService),
    poolTypes: [...new Set([...given.filter(isPoolType), ...(query.poolTypes ?? [])])],
    serviceType: fieldOf(query.serviceType),
    minRating: minRating > defaultMinRating ? minRating : null,
  };
}

function fieldOf(serviceType: ServiceType): Selection['serviceType'] {
  const { field, anyOf } = serviceTypes[serviceType];
  return field === null ? null : { field, anyOf };
}

/** The points a search is made from; none without a place. */
export const pointsOf = ({ area }: SearchPlan): Point[] => (area.kind === 'points' ? area.points : []);
