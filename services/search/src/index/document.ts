import type { ContractorSnapshot, ListingFacts } from '@poolpros/contracts/events/directory';
import { fold } from '@poolpros/places/fold';
import { rankScore } from '@poolpros/search-rules/ranking';
import { reach } from '@poolpros/search-rules/reach';
import { type SearchedWords, searchedWords } from '@poolpros/search-rules/words';

/** A snapshot with the version of the row it was taken from. */
export interface VersionedSnapshot {
  version: number;
  snapshot: ContractorSnapshot;
}

/** What is indexed of a listing that can be found. `installer` is stored as it came; the response shows what of it is public. */
export interface InstallerDocument extends SearchedWords {
  id: number;
  status: 'published';
  nameFolded: string;
  stateSlug: string;
  location: { lat: number; lon: number };
  /** In miles. */
  reach: number;
  services: string[];
  poolTypes: string[];
  specializations: string[];
  rating: number | null;
  reviewCount: number;
  rankScore: number;
  installer: ListingFacts;
}

/** What stays of a listing that cannot be found: enough to refuse an older event, and nothing about the business. */
export interface Tombstone {
  id: number;
  status: Exclude<ContractorSnapshot['status'], 'published'>;
}

/** The document of a snapshot. */
export function documentOf(snapshot: ContractorSnapshot): InstallerDocument | Tombstone {
  const { status, ...installer } = snapshot;
  if (status !== 'published') return { id: installer.id, status };
  return {
    id: installer.id,
    status,
    nameFolded: fold(installer.name),
    ...searchedWords(installer),
    stateSlug: installer.stateSlug,
    location: { lat: installer.latitude, lon: installer.longitude },
    reach: reach(installer),
    services: installer.services,
    poolTypes: installer.poolTypes,
    specializations: installer.specializations,
    rating: installer.rating,
    reviewCount: installer.reviewCount,
    rankScore: rankScore(installer.rating, installer.reviewCount),
    installer,
  };
}
