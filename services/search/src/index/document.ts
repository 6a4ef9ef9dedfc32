import { distanceOptions } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot, ListingFacts } from '@poolpros/contracts/events/directory';
import { reach } from '@poolpros/contracts/reach';
import type { FilterKey } from '@poolpros/contracts/value-filters';
import { countiesAt } from '@poolpros/places/county-key';
import { fold } from '@poolpros/places/fold';
import { clockFields } from '@poolpros/search-rules/clock-filters';
import { storedValuesOf } from '@poolpros/search-rules/filters';
import { type FindableStatus, isFindable } from '@poolpros/search-rules/findable';
import type { Range } from '@poolpros/search-rules/hour-keys';
import { rankScore } from '@poolpros/search-rules/ranking';
import { type SearchedWords, searchedWords } from '@poolpros/search-rules/words';
import { cardOf } from './card.js';
import { facetValuesOf } from './facet-values.js';

/** Miles within which the distance steps count. */
export const farthestStep = Math.max(...distanceOptions);

/** Whole numbers from one to before another. */
interface IndexedRange {
  gte: number;
  lt: number;
}

/**
 * The document of a listing that can be found. `card` has the listing as it arrived; the response shows only its public
 * part.
 */
export interface InstallerDocument extends SearchedWords, Record<FilterKey, readonly string[]> {
  id: number;
  status: FindableStatus;
  nameFolded: string;
  stateSlug: string;
  /** Keys of its counties. */
  counties: string[];
  location: { lat: number; lon: number };
  /** In miles. */
  reach: number;
  /** The smaller of `reach` and the farthest distance step. */
  reachInSteps: number;
  timeZone: string;
  /** Mondays. */
  freeWeeks: string[];
  /** See `HourKeys`. */
  hourDays: IndexedRange[];
  openMinutes: IndexedRange[];
  specializations: string[];
  rating: number | null;
  reviewCount: number;
  rankScore: number;
  /** The facet values that it counts toward. */
  facets: string[];
  card: string;
}

const rangesOf = (ranges: readonly Range[]): IndexedRange[] => ranges.map(([gte, lt]) => ({ gte, lt }));

function clockOf(listing: ListingFacts) {
  const { timeZone, freeWeeks, hours } = clockFields(listing);
  return { timeZone, freeWeeks, hourDays: rangesOf(hours.days), openMinutes: rangesOf(hours.open) };
}

/** What remains of a listing that cannot be found: enough to reject an older event, and nothing about the business. */
export interface Tombstone {
  id: number;
  status: Exclude<ContractorSnapshot['status'], FindableStatus>;
}

/** The document of a snapshot. */
export function documentOf(snapshot: ContractorSnapshot): InstallerDocument | Tombstone {
  const { status, ...listing } = snapshot;
  if (!isFindable(status)) return { id: listing.id, status };
  return {
    id: listing.id,
    status,
    nameFolded: fold(listing.name),
    ...searchedWords(snapshot),
    stateSlug: listing.stateSlug,
    counties: countiesAt(listing.latitude, listing.longitude),
    location: { lat: listing.latitude, lon: listing.longitude },
    reach: reach(listing),
    reachInSteps: Math.min(reach(listing), farthestStep),
    ...storedValuesOf(listing),
    ...clockOf(listing),
    specializations: listing.specializations,
    rating: listing.rating,
    reviewCount: listing.reviewCount,
    rankScore: rankScore(listing.rating, listing.reviewCount, listing.responseMinutes ?? null),
    facets: facetValuesOf(snapshot),
    card: cardOf(listing),
  };
}
