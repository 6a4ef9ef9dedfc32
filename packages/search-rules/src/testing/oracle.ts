import { distanceOptions, ratingOptions, resultsPageSize, type SortOrder } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { servesFrom } from '@poolpros/contracts/reach';
import { eachFilter, type FilterKey, filterKeys } from '@poolpros/contracts/value-filters';
import { countiesAt } from '@poolpros/places/county-key';
import { fold } from '@poolpros/places/fold';
import { milesBetween } from '@poolpros/places/geo';
import { usesClock } from '../clock-filters.js';
import { filterValuesOf, storedValuesOf } from '../filters.js';
import { isFindable, isUnavailable } from '../findable.js';
import { type Matching, relevance } from '../matching.js';
import type { SearchPlan } from '../plan.js';
import { rankScore } from '../ranking.js';
import type { TypedWords } from '../typed-words.js';
import { type SearchedWords, searchedWords } from '../words.js';
import { heldWeight, isFuzzyMatch, relevanceOf } from './matches.js';

export type Expected = Pick<
  SearchResponse,
  'total' | 'page' | 'totalPages' | 'appliedRadius' | 'widenedFrom' | 'sort' | 'facets'
> & { ids: number[] };

/** A listing with the precomputed values that every query needs. */
export interface Prepared {
  snapshot: ContractorSnapshot;
  stored: SearchedWords;
  /** Those that facets count. */
  values: Record<FilterKey, readonly string[]>;
  score: number;
  nameFolded: string;
}

interface Candidate extends Prepared {
  miles: number | null;
  relevance: number;
}

/** The listings that a search finds, prepared for many queries. */
export const prepare = (snapshots: readonly ContractorSnapshot[]): Prepared[] =>
  snapshots
    .filter(({ status }) => isFindable(status))
    .map((snapshot) => ({
      snapshot,
      stored: searchedWords(snapshot),
      values: storedValuesOf(snapshot),
      score: rankScore(snapshot.rating, snapshot.reviewCount, snapshot.responseMinutes ?? null),
      nameFolded: fold(snapshot.name),
    }));

/** Keeps the result for each query, by identity: checking every listing takes as long as many searches. */
export function oncePer<Q extends object, R>(compute: (query: Q) => R): (query: Q) => R {
  const results = new WeakMap<Q, R>();
  return (query) => {
    const result = results.get(query) ?? compute(query);
    results.set(query, result);
    return result;
  };
}

/** The expected result of a search, by checking every listing; a page after the last is empty. */
export function expectedResult(listings: readonly Prepared[], plan: SearchPlan): Expected {
  const hasPoint = plan.area.kind === 'points';
  const inReach = listings
    .filter(({ snapshot }) => plan.words !== null || snapshot.status !== 'closed')
    .map((listing) => ({ ...listing, miles: milesFrom(plan, listing.snapshot) }))
    .filter(({ snapshot, miles }) => {
      if (plan.area.kind === 'state') return snapshot.stateSlug === plan.area.stateSlug;
      if (plan.area.kind === 'counties') return isInCounties(snapshot, plan.area.counties);
      if (plan.area.kind === 'nowhere') return false;
      return miles === null || servesFrom(snapshot, miles);
    })
    .filter((listing) => offers(listing, plan));
  const farthest = plan.miles === null ? Number.POSITIVE_INFINITY : Math.max(plan.miles, ...distanceOptions);
  const nearEnough = inReach.filter(({ miles }) => miles === null || miles <= farthest);
  const matched = plan.words === null ? nearEnough.map(asNamed) : matching(plan.words, nearEnough);
  const within = (step: number | null): Candidate[] =>
    matched.filter(({ miles }) => miles === null || step === null || miles <= step);
  const asked = plan.miles;
  const isEmpty = asked !== null && within(asked).length === 0;
  const wider = distanceOptions.find((step) => isEmpty && step > asked && within(step).length > 0);
  const applied = wider ?? asked;
  const found = within(applied);
  const ordered = found.toSorted(
    (a, b) => order(awayOf(a), awayOf(b)) || compare(plan.sort, a, b) || a.snapshot.id - b.snapshot.id,
  );
  const offset = (plan.page - 1) * resultsPageSize;
  return {
    ids: ordered.slice(offset, offset + resultsPageSize).map(({ snapshot }) => snapshot.id),
    total: found.length,
    page: plan.page,
    totalPages: Math.max(1, Math.ceil(found.length / resultsPageSize)),
    appliedRadius: applied,
    ...(wider !== undefined && asked !== null && { widenedFrom: asked }),
    sort: plan.sort,
    facets: {
      byDistance: hasPoint ? distanceOptions.map((miles) => ({ miles, count: within(miles).length })) : [],
      ...eachFilter((key) => counts(found.flatMap(({ values }) => values[key]))),
      rating: ratingOptions.map((min) => ({
        min,
        count: found.filter(({ snapshot }) => (snapshot.rating ?? 0) >= min).length,
      })),
    },
  };
}

const isInCounties = ({ latitude, longitude }: ContractorSnapshot, counties: readonly string[]): boolean =>
  countiesAt(latitude, longitude).some((county) => counties.includes(county));

type Reached = Omit<Candidate, 'relevance'>;
const asNamed = (listing: Reached): Candidate => ({ ...listing, relevance: relevance.name });

/** The matches of the strictest way that has any. */
function matching(words: TypedWords, listings: readonly Reached[]): Candidate[] {
  switch (strictestMatching(words, listings)) {
    case 'exact':
      return listings
        .map((listing) => ({ ...listing, relevance: relevanceOf(words, listing.stored) }))
        .filter((listing) => listing.relevance > relevance.none);
    case 'fuzzy':
      return listings.filter(({ stored }) => isFuzzyMatch(words, stored)).map(asNamed);
    case 'partial': {
      const weights = listings.map(({ stored }) => heldWeight(words, stored));
      const most = weights.reduce((a, b) => Math.max(a, b));
      return listings.filter((_, index) => weights[index] === most).map(asNamed);
    }
    case null:
      return [];
  }
}

/** The strictest way in which the words match any listing. */
export function strictestMatching(words: TypedWords, listings: readonly Pick<Prepared, 'stored'>[]): Matching | null {
  if (listings.some(({ stored }) => relevanceOf(words, stored) > relevance.none)) return 'exact';
  if (listings.some(({ stored }) => isFuzzyMatch(words, stored))) return 'fuzzy';
  return listings.some(({ stored }) => heldWeight(words, stored) > 0) ? 'partial' : null;
}

function offers(
  { snapshot, values: stored }: Prepared,
  { selection, at }: Pick<SearchPlan, 'selection' | 'at'>,
): boolean {
  const { serviceType, minRating } = selection;
  const overlaps = (asked: readonly string[], offered: readonly string[]): boolean =>
    asked.length === 0 || asked.some((value) => offered.includes(value));
  const isOffered = (values: Record<FilterKey, readonly string[]>) =>
    filterKeys.every((key) => overlaps(selection[key], values[key]));
  return (
    (serviceType === null || overlaps(serviceType.anyOf, snapshot[serviceType.field])) &&
    (minRating === null || (snapshot.rating ?? 0) >= minRating) &&
    // The values at a time are those that are stored, and more.
    (isOffered(stored) || (usesClock(selection) && isOffered(filterValuesOf(snapshot, at))))
  );
}

function milesFrom({ area }: SearchPlan, snapshot: ContractorSnapshot): number | null {
  if (area.kind !== 'points') return null;
  return Math.min(...area.points.map(({ lat, lon }) => milesBetween({ latitude: lat, longitude: lon }, snapshot)));
}

function compare(sort: SortOrder, a: Candidate, b: Candidate): number {
  const byMiles = (a.miles ?? 0) - (b.miles ?? 0);
  switch (sort) {
    case 'distance':
      return byMiles;
    case 'rating':
      return b.relevance - a.relevance || b.score - a.score || byMiles;
    case 'reviews':
      return b.snapshot.reviewCount - a.snapshot.reviewCount;
    case 'name':
      return order(a.nameFolded, b.nameFolded);
  }
}

const awayOf = ({ snapshot }: Candidate): number => Number(isUnavailable(snapshot.status));

const order = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

function counts(values: string[]): { value: string; count: number }[] {
  const byValue = new Map<string, number>();
  for (const value of values) byValue.set(value, (byValue.get(value) ?? 0) + 1);
  return [...byValue]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || order(a.value, b.value));
}
