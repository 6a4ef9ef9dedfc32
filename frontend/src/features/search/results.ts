import { resultsPageSize, type SortOrder, serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { searchPages } from '@poolpros/contracts/limits';
import { slugify } from '@poolpros/contracts/slug';
import { findState } from '@poolpros/contracts/states';
import { eachFilter, type FilterKey } from '@poolpros/contracts/value-filters';
import type { ShownListing } from '../../entities/listings/shown-listing.js';

/** A response that was stored before there was a filter lacks its counts. */
type StoredFacets = Pick<SearchResponse['facets'], 'byDistance' | 'rating'> & Partial<SearchResponse['facets']>;

/** The least that a search responds: the installers and how the place was understood. */
export type PartialSearchResponse = Partial<Omit<SearchResponse, 'installers' | 'facets'>> & {
  facets?: StoredFacets;
  installers: (Partial<InstallerCard> & Pick<InstallerCard, 'id' | 'name' | 'city' | 'state'>)[];
};

/** What the results screen shows of a response. */
export interface SearchResults {
  installers: ShownListing[];
  searchType: SearchResponse['searchType'];
  message: string | null;
  total: number;
  /** From 1. */
  page: number;
  totalPages: number;
  /** The point distances are measured from; null without one. */
  center: SearchResponse['center'];
  /** Miles searched around the center; null without a radius. */
  appliedRadius: number | null;
  /** Miles that were asked for where nothing was found within them; null when the search was not widened. */
  widenedFrom: number | null;
  sort: SortOrder;
  /** Counts over the whole result, not just this page; null where the response has none. */
  facets: ResultFacets | null;
  /** What was taken for the place; null where the response does not say. */
  understood: SearchResponse['understood'] | null;
  /** The places of which the visitor has to choose one; empty where the place is clear. */
  choices: SearchResponse['choices'];
}

/** Where a response came from, for debugging a search. */
export interface ResponseSource {
  endpoint: string;
  /** From the request to the last byte. */
  milliseconds: number;
  requestId: string | null;
}

/** Installers by value of a filter. Values without installers are absent. */
export interface ResultFacets extends Record<FilterKey, Partial<Record<string, number>>> {
  /** By miles; empty without a point. */
  byDistance: Partial<Record<number, number>>;
  /** By minimum rating. */
  rating: Partial<Record<number, number>>;
}

/** The number of the first installer of a page, in the list and on the map. */
export const firstNumberOf = ({ page }: Pick<SearchResults, 'page'>): number => (page - 1) * resultsPageSize + 1;

const orders: Record<SortOrder, (a: ShownListing, b: ShownListing) => number> = {
  distance: (a, b) => (a.distance ?? 0) - (b.distance ?? 0),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  reviews: (a, b) => b.reviewCount - a.reviewCount,
  name: (a, b) => a.name.localeCompare(b.name, 'en-US'),
};

/**
 * Reads a response for one page. A response without a total holds all installers: it is sorted and cut here, where a
 * missing distance, rating or review count counts as 0.
 */
export function readResponse(response: PartialSearchResponse, sortBy: SortOrder, page: number): SearchResults {
  const installers = response.installers.map(shownListing);
  const understood = response.understood ?? null;
  const searchType = response.searchType ?? 'text_only';
  const appliedRadius = response.appliedRadius ?? null;
  const read = {
    searchType,
    message: response.message ?? null,
    center: isArea(understood) ? null : (response.center ?? null),
    appliedRadius,
    widenedFrom: appliedRadius === null ? null : (response.widenedFrom ?? null),
    sort: response.sort ?? sortBy,
    facets: response.facets ? readFacets(response.facets, searchType) : null,
    understood,
    choices: response.choices ?? [],
  };
  if (response.total !== undefined) {
    // The regular search has more pages of some places.
    const totalPages = Math.min(response.totalPages ?? Math.ceil(response.total / resultsPageSize), searchPages);
    return { ...read, installers, total: response.total, page: response.page ?? page, totalPages };
  }
  const start = (page - 1) * resultsPageSize;
  return {
    ...read,
    installers: installers.sort(orders[sortBy]).slice(start, start + resultsPageSize),
    total: installers.length,
    page,
    totalPages: Math.ceil(installers.length / resultsPageSize),
  };
}

/** A county or a region has a middle, but no distance is measured from it. */
export const isArea = (understood: SearchResults['understood']): boolean =>
  understood?.kind === 'county' || understood?.kind === 'region';

/** The results before the search was widened: none within the requested miles. */
export const asAsked = <Results extends SearchResults>(results: Results): Results => ({
  ...results,
  installers: [],
  message: null,
  total: 0,
  page: 1,
  totalPages: 0,
  appliedRadius: results.widenedFrom,
  widenedFrom: null,
});

const readFacets = (facets: StoredFacets, searchType: SearchResponse['searchType']): ResultFacets => ({
  byDistance:
    searchType === 'text_only' ? {} : Object.fromEntries(facets.byDistance.map(({ miles, count }) => [miles, count])),
  ...eachFilter((key) => Object.fromEntries((facets[key] ?? []).map(({ value, count }) => [value, count]))),
  rating: Object.fromEntries(facets.rating.map(({ min, count }) => [min, count])),
});

/** Only what is shown: the rest of a listing would travel in the page for nothing. */
function shownListing(given: PartialSearchResponse['installers'][number]): ShownListing {
  const state = findState(given.state);
  const {
    id,
    name,
    city,
    slug = '',
    citySlug = slugify(city),
    stateSlug = state?.slug ?? slugify(given.state),
    stateCode = state?.code ?? '',
    neighborhood = null,
    location = `${city}, ${state?.code ?? given.state}`,
    imageUrl = null,
    profileImage = null,
    rating = null,
    reviewCount = 0,
    services = [],
    latitude = 0,
    longitude = 0,
    serviceRadius = serviceRadiusMiles.default,
    priceRange = null,
    sample = false,
    availability,
    freeWeeks,
    distance = null,
    reasons = [],
    badges = [],
  } = given;
  return {
    ...{ id, name, slug, imageUrl, profileImage, rating, reviewCount },
    ...{ city, citySlug, state: given.state, stateSlug, stateCode, neighborhood, location, latitude, longitude },
    ...{ services, serviceRadius, priceRange, sample, distance, reasons, badges },
    ...(availability && { availability }),
    ...(freeWeeks && { freeWeeks }),
  };
}
