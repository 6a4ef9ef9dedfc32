import { resultsPageSize, type SortOrder } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { slugify } from '@poolpros/contracts/slug';
import { findState } from '@poolpros/contracts/states';

/** What a search answers at the least (§3): the installers and how the place was understood. */
export type SearchAnswer = Partial<Omit<SearchResponse, 'installers'>> & {
  installers: (Partial<InstallerCard> & Pick<InstallerCard, 'id' | 'name' | 'city' | 'state'>)[];
};

/** What the results screen shows of an answer. */
export interface SearchResults {
  installers: InstallerCard[];
  searchType: SearchResponse['searchType'];
  message: string | null;
  total: number;
  totalPages: number;
  /** Miles the search reached after it was widened; null when it was not. */
  widenedTo: number | null;
  /** Installers within each distance, where a point is known. */
  byDistance: Partial<Record<number, number>>;
}

const orders: Record<SortOrder, (a: InstallerCard, b: InstallerCard) => number> = {
  distance: (a, b) => (a.distance ?? 0) - (b.distance ?? 0),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  reviews: (a, b) => b.reviewCount - a.reviewCount,
  name: (a, b) => a.name.localeCompare(b.name, 'en-US'),
};

/**
 * Reads an answer for one page. An answer without a total holds all installers: it is sorted and cut here (§9), where
 * a missing distance, rating or review count counts as 0.
 */
export function readAnswer(answer: SearchAnswer, sortBy: SortOrder, page: number): SearchResults {
  const installers = answer.installers.map(completeCard);
  const searchType = answer.searchType ?? 'text_only';
  const read = {
    searchType,
    message: answer.message ?? null,
    widenedTo: answer.widenedFrom === undefined ? null : (answer.appliedRadius ?? null),
    byDistance: searchType === 'text_only' ? {} : countsByMiles(answer.facets?.byDistance ?? []),
  };
  if (answer.total !== undefined) {
    const totalPages = answer.totalPages ?? Math.ceil(answer.total / resultsPageSize);
    return { ...read, installers, total: answer.total, totalPages };
  }
  const start = (page - 1) * resultsPageSize;
  return {
    ...read,
    installers: installers.sort(orders[sortBy]).slice(start, start + resultsPageSize),
    total: installers.length,
    totalPages: Math.ceil(installers.length / resultsPageSize),
  };
}

const countsByMiles = (steps: SearchResponse['facets']['byDistance']) =>
  Object.fromEntries(steps.map(({ miles, count }) => [miles, count]));

function completeCard(given: SearchAnswer['installers'][number]): InstallerCard {
  const state = findState(given.state);
  return {
    slug: '',
    citySlug: slugify(given.city),
    stateSlug: state?.slug ?? slugify(given.state),
    stateCode: state?.code ?? '',
    neighborhood: null,
    location: `${given.city}, ${state?.code ?? given.state}`,
    description: '',
    imageUrl: null,
    profileImage: null,
    rating: null,
    reviewCount: 0,
    verified: false,
    services: [],
    poolTypes: [],
    specializations: [],
    phone: null,
    email: null,
    zipCode: null,
    latitude: 0,
    longitude: 0,
    serviceRadius: 0,
    priceRange: null,
    sample: false,
    distance: null,
    servesPoint: null,
    reasons: [],
    badges: [],
    responseMinutes: null,
    ...given,
  };
}
