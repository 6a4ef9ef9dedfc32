import { defaultMinRating, type ServiceType, type SortOrder, serviceTypes } from '@poolpros/contracts/catalogue';
import type { UnderstoodPlace } from '@poolpros/contracts/http/one-box';
import type { SearchQuery } from '@poolpros/contracts/http/search';
import { searchPages } from '@poolpros/contracts/limits';
import { noPlace } from '@poolpros/contracts/no-place';
import { eachFilter, type FilterKey, type FilterValue, valueFilters } from '@poolpros/contracts/value-filters';
import { countyKey } from '@poolpros/places/county-key';
import { describePlace, type PlaceDescription } from '@poolpros/places/describe-place';
import { stateOfCode } from '@poolpros/places/named-place';
import type { County, Places } from '@poolpros/places/places';
import {
  areaOfPlace,
  type ResolvedArea,
  type ResolvedPlace,
  resolvePlace,
  zipRangeLimit,
} from '@poolpros/places/resolve';
import { slotStart } from './clock-filters.js';
import { type TypedWords, typedWords } from './typed-words.js';

/** A point on the earth in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

/**
 * Where to search: near points, in counties, in a state, everywhere, or nowhere while the place is ambiguous. `source`
 * says where the points come from.
 */
export type SearchArea =
  | { kind: 'points'; points: Point[]; label: string; source: 'gps' | 'map' | 'city' | 'zip' }
  | { kind: 'counties'; counties: string[]; stateSlugs: string[]; center: Point; label: string }
  | { kind: 'state'; stateSlug: string }
  | { kind: 'everywhere' }
  | { kind: 'nowhere' };

/** One possible meaning of a place name, and where it would be searched. */
export interface PlannedChoice {
  description: PlaceDescription;
  area: SearchArea;
}

/** The chosen values of each filter. */
type ChosenValues = { [K in FilterKey]: FilterValue<K>[] };

/** What a listing must offer: any of the values of each list that is not empty. */
export interface Selection extends ChosenValues {
  serviceType: { field: 'services' | 'poolTypes' | 'specializations'; anyOf: readonly string[] } | null;
  minRating: number | null;
}

/** A search, ready to run against any store. */
export interface SearchPlan {
  area: SearchArea;
  selection: Selection;
  /** Words to look for; null if none were given. Text without a single word finds nothing. */
  words: TypedWords | null;
  /** A location, or part of one, that is no known place. Its words are among `words`. */
  unknownPlace: string | null;
  /** The recognized place. */
  understood: UnderstoodPlace;
  /** Not empty if the place is ambiguous. */
  choices: PlannedChoice[];
  /** The distance in miles that the visitor chose; null for none. It counts only near a point. */
  miles: number | null;
  sort: SortOrder;
  /** From 1. */
  page: number;
  /** The time that filters by the clock are about: the beginning of five minutes. */
  at: Date;
}

/** A range with more ZIPs than one search may have. */
export class TooManyZips extends Error {
  constructor(count: number) {
    super(`The range includes ${count} ZIP codes. Search at most ${zipRangeLimit} at once.`);
    this.name = 'TooManyZips';
  }
}

/** The plan of a query, the same for both searches (docs/rules.md#area). Throws TooManyZips. */
export function planSearch(places: Places, query: SearchQuery, now: Date): SearchPlan {
  const place = resolvePlace(places, query);
  const area = areaOf(place, query);
  const unknown = unknownIn(place);
  const typed = [place.kind === 'text' ? place.text : place.words, query.q].filter(Boolean).join(' ');
  const unknownPlace = isOneLetter(typed) ? null : unknown;
  const miles = area.kind === 'points' && query.distance ? query.distance : null;
  return {
    area,
    selection: selectionOf(query),
    words: isOneLetter(typed) ? null : typedWords(typed),
    unknownPlace,
    understood: understoodOf(place, area, { radiusMiles: miles, words: typed }),
    choices: choicesOf(places, place, query),
    miles,
    // Without a point there is no distance to sort by, and the rating decides.
    sort: query.sortBy === 'distance' && area.kind !== 'points' ? 'rating' : query.sortBy,
    page: query.page,
    at: slotStart(now),
  };
}

/** Whether there is nothing to search for: a single letter is in too many names. */
const isOneLetter = (typed: string): boolean => /^\p{Script=Latin}?$/u.test(typed.trim());

/** A state whose other words are searched as text: no place of the state has that name. */
function unknownIn(place: ResolvedPlace): string | null {
  if (place.kind === 'text') return place.text;
  return place.kind === 'state' && place.words ? place.words : null;
}

function choicesOf(places: Places, place: ResolvedPlace, query: SearchQuery): PlannedChoice[] {
  if (place.kind !== 'choices') return [];
  const choices = place.places.map((named) => ({
    description: describePlace(places, named),
    area: areaOf(areaOfPlace(places, named), query),
  }));
  // Two that are searched by the same text lead to the first of them.
  const locations = choices.map(({ description }) => description.location);
  return choices.filter(({ description }, index) => locations.indexOf(description.location) === index);
}

/** The recognized place, as a response shows it. */
function understoodOf(
  { description, others, asTyped, ...place }: ResolvedPlace,
  area: SearchArea,
  { radiusMiles, words }: Pick<UnderstoodPlace, 'radiusMiles' | 'words'>,
): UnderstoodPlace {
  const named = others.map(({ kind: _, ...other }) => other);
  if (description) {
    const { location: _, detail: __, ...described } = description;
    return { ...described, radiusMiles, words, asTyped, others: named };
  }
  const nowhere = { ...noPlace, radiusMiles, words };
  if (place.kind === 'none') return nowhere;
  if (place.kind === 'abroad') return { ...nowhere, kind: 'abroad' };
  if (place.kind === 'unserved') return { ...nowhere, kind: 'unserved', label: place.region.label };
  if (area.kind !== 'points') return { ...nowhere, kind: 'unknown' };
  const [first] = area.points;
  const isPosition = area.source === 'gps' || area.source === 'map';
  return { ...nowhere, ...first, kind: isPosition ? 'position' : 'zip', label: area.label };
}

function areaOf(place: ResolvedArea, { origin }: SearchQuery): SearchArea {
  switch (place.kind) {
    case 'point': {
      const source = place.source === 'gps' && origin === 'map' ? 'map' : place.source;
      return { kind: 'points', points: [{ lat: place.lat, lon: place.lon }], label: place.label, source };
    }
    case 'points': {
      const points = place.points.map(({ lat, lon }) => ({ lat, lon }));
      return { kind: 'points', points, label: place.label, source: 'zip' };
    }
    case 'counties': {
      const { lat, lon, label } = place.point;
      return { kind: 'counties', ...countyKeys(place.counties), center: { lat, lon }, label };
    }
    case 'zip_range_too_large':
      throw new TooManyZips(place.count);
    case 'state':
      return { kind: 'state', stateSlug: place.state.slug };
    case 'choices':
    case 'abroad':
    case 'unserved':
      return { kind: 'nowhere' };
    case 'text':
    case 'none':
      return { kind: 'everywhere' };
  }
}

const countyKeys = (counties: readonly County[]) => ({
  counties: counties.map(countyKey),
  stateSlugs: [...new Set(counties.map(({ stateCode }) => stateOfCode(stateCode).slug))],
});

/** A minimum rating counts only above 3 (docs/rules.md#minimum-rating). */
function selectionOf(query: SearchQuery): Selection {
  const minRating = query.minRating ?? defaultMinRating;
  return {
    ...chosenIn(query),
    serviceType: fieldOf(query.serviceType),
    minRating: minRating > defaultMinRating ? minRating : null,
  };
}

/** The chosen values of each filter. `services` may contain values of other filters (docs/rules.md#offers). */
function chosenIn(query: SearchQuery): ChosenValues {
  const chosen = eachFilter((key) => {
    const values: readonly string[] = valueFilters[key].values;
    const given = [...(query.services ?? []), ...(query[key] ?? [])];
    return given.length === 0 ? [] : [...new Set(given)].filter((value) => values.includes(value));
  });
  return chosen as ChosenValues;
}

function fieldOf(serviceType: ServiceType): Selection['serviceType'] {
  const { field, anyOf } = serviceTypes[serviceType];
  return field === null ? null : { field, anyOf };
}

/** The points that a search starts from; empty without a place. */
export const pointsOf = ({ area }: SearchPlan): Point[] => (area.kind === 'points' ? area.points : []);

/**
 * How many pages of a search can be read: all if it lists a place, as directories do, and a fixed number if it looks for
 * words or in the whole country (docs/rules.md#pages).
 */
export const mostPages = ({ area, words }: SearchPlan): number =>
  area.kind === 'everywhere' || words !== null ? searchPages : Number.POSITIVE_INFINITY;
