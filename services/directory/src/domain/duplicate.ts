import type { PossibleDuplicate } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import { type Coordinates, milesBetween } from '@poolpros/places/geo';
import type { InstallerRecord } from './installer.js';
import { toInstaller } from './snapshot.js';
import { websiteDomain } from './website.js';

/** How a listed contractor compares with a submission. */
export interface Resemblance {
  samePhone: boolean;
  sameWebsiteDomain: boolean;
  sameState: boolean;
  miles: number;
  /** Trigram similarity of the folded names, 0 to 1. */
  nameSimilarity: number;
}

/** A name this similar, this near and in the same state is a possible duplicate (docs/rules.md#duplicates). */
export const duplicateName = { similarity: 0.6, miles: 1 } as const;

/** Why a contractor may be the one that was submitted, or null when nothing says so. */
export function duplicateReason(resemblance: Resemblance): string | null {
  if (resemblance.samePhone) return 'Same phone number';
  if (resemblance.sameWebsiteDomain) return 'Same website';
  const similar = resemblance.nameSimilarity >= duplicateName.similarity;
  if (similar && resemblance.sameState && resemblance.miles <= duplicateName.miles)
    return 'Similar name within one mile';
  return null;
}

/** A business that somebody describes; without a place only its phone and its website tell. */
export interface SoughtBusiness {
  businessName: string;
  /** E.164. */
  phone: string;
  website: string | null;
  place: (Coordinates & { stateSlug: string }) | null;
}

export interface SimilarInstaller {
  installer: InstallerRecord;
  nameSimilarity: number;
}

const mostShown = 5;

/** Contractors that may be the described business, in the order of those that are similar. */
export function possibleDuplicates(sought: SoughtBusiness, similar: readonly SimilarInstaller[]): PossibleDuplicate[] {
  const { phone, place } = sought;
  const domain = websiteDomain(sought.website);
  return similar
    .flatMap(({ installer, nameSimilarity }) => {
      const why = duplicateReason({
        samePhone: installer.phone === phone,
        sameWebsiteDomain: domain !== null && installer.websiteDomain === domain,
        sameState: installer.stateSlug === place?.stateSlug,
        miles: place ? milesBetween(place, installer) : Number.POSITIVE_INFINITY,
        nameSimilarity,
      });
      if (why === null) return [];
      const { id, name, location } = toInstaller(installer);
      return [{ id, name, location, profilePath: profilePath(installer), why }];
    })
    .slice(0, mostShown);
}
