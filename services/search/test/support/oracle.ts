import {
  distanceOptions,
  poolTypes,
  ratingOptions,
  resultsPageSize,
  type SortOrder,
  serviceTypes,
} from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import type { SearchQuery, SearchResponse } from '@poolpros/contracts/http/search';
import { fold } from '@poolpros/places/fold';
import { milesBetween } from '@poolpros/places/geo';
import type { ResolvedPlace } from '@poolpros/places/resolve';
import { rankScore } from '@poolpros/search-rules/ranking';

export type Expected = Omit<SearchResponse, 'installers' | 'message' | 'center' | 'pageSize' | 'searchType'> & {
  ids: number[];
};

interface Candidate {
  snapshot: ContractorSnapshot;
  miles: number | null;
}

/** What the search must answer, by looking at every snapshot: product rules 2.8 and specification §5, §9. */
export function expectedAnswer(snapshots: ContractorSnapshot[], query: SearchQuery, place: ResolvedPlace): Expected {
  const asked = query.distance ?? 0;
  const reached = snapshots
    .filter((snapshot) => snapshot.status === 'published' && offers(snapshot, query))
    .map((snapshot) => ({ snapshot, miles: milesFrom(place, snapshot) }))
    .filter(({ snapshot, miles }) =>
      place.kind === 'state'
        ? snapshot.stateSlug === place.state.slug
        : miles === null || miles <= snapshot.serviceRadius,
    );
  const hasPoint = place.kind === 'point' || place.kind === 'points';
  const within = (step: number): Candidate[] =>
    reached.filter(({ miles }) => miles === null || step === 0 || miles <= step);
  const wider = distanceOptions.find((step) => step > asked && within(step).length > 0);
  const widened = hasPoint && asked > 0 && within(asked).length === 0 && wider !== undefined ? wider : null;
  const applied = widened ?? asked;
  const found = within(applied);
  const sort = query.sortBy === 'distance' && !hasPoint ? 'rating' : query.sortBy;
  const ordered = found.toSorted((a, b) => compare(sort, a, b) || a.snapshot.id - b.snapshot.id);
  const offset = (query.page - 1) * resultsPageSize;
  return {
    ids: ordered.slice(offset, offset + resultsPageSize).map(({ snapshot }) => snapshot.id),
    total: found.length,
    page: query.page,
    totalPages: Math.max(1, Math.ceil(found.length / resultsPageSize)),
    appliedRadius: hasPoint && applied > 0 ? applied : null,
    ...(widened !== null && { widenedFrom: asked }),
    sort,
    facets: {
      byDistance: hasPoint ? distanceOptions.map((miles) => ({ miles, count: within(miles).length })) : [],
      services: counts(found.flatMap(({ snapshot }) => snapshot.services)),
      poolTypes: counts(found.flatMap(({ snapshot }) => snapshot.poolTypes)),
      rating: ratingOptions.map((min) => ({
        min,
        count: found.filter(({ snapshot }) => (snapshot.rating ?? 0) >= min).length,
      })),
    },
  };
}

function offers(snapshot: ContractorSnapshot, query: SearchQuery): boolean {
  const overlaps = (asked: readonly string[], offered: readonly string[]): boolean =>
    asked.length === 0 || asked.some((value) => offered.includes(value));
  const joined = query.services ?? [];
  const types = joined.filter((value) => (poolTypes as readonly string[]).includes(value));
  const { field, anyOf } = serviceTypes[query.serviceType];
  return (
    overlaps(
      joined.filter((value) => !types.includes(value)),
      snapshot.services,
    ) &&
    overlaps([...types, ...(query.poolTypes ?? [])], snapshot.poolTypes) &&
    (field === null || overlaps(anyOf, snapshot[field])) &&
    ((query.minRating ?? 0) <= 3 || (snapshot.rating ?? 0) >= (query.minRating ?? 0))
  );
}

function milesFrom(place: ResolvedPlace, snapshot: ContractorSnapshot): number | null {
  if (place.kind !== 'point' && place.kind !== 'points') return null;
  const points = place.kind === 'point' ? [place] : place.points;
  return Math.min(...points.map(({ lat, lon }) => milesBetween({ latitude: lat, longitude: lon }, snapshot)));
}

function compare(sort: SortOrder, a: Candidate, b: Candidate): number {
  const byMiles = (a.miles ?? 0) - (b.miles ?? 0);
  switch (sort) {
    case 'distance':
      return byMiles;
    case 'rating':
      return score(b) - score(a) || byMiles;
    case 'reviews':
      return b.snapshot.reviewCount - a.snapshot.reviewCount;
    case 'name':
      return order(fold(a.snapshot.name), fold(b.snapshot.name));
  }
}

const score = ({ snapshot }: Candidate): number => rankScore(snapshot.rating, snapshot.reviewCount);
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function counts(values: string[]): { value: string; count: number }[] {
  return [...new Set(values)]
    .map((value) => ({ value, count: values.filter((each) => each === value).length }))
    .sort((a, b) => b.count - a.count || order(a.value, b.value));
}
