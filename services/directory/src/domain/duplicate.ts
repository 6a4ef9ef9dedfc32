import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import { milesBetween } from '@poolpros/places/geo';
import type { InstallerRecord } from './installer.js';
import { toInstaller } from './snapshot.js';
import type { SubmissionRecord } from './submission.js';
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

export interface SimilarInstaller {
  installer: InstallerRecord;
  nameSimilarity: number;
}

const mostShown = 5;

/** Contractors that may be the one a submission describes, in the order of those that are similar. */
export function possibleDuplicates(
  submission: SubmissionRecord,
  similar: readonly SimilarInstaller[],
): AdminSubmission['possibleDuplicates'] {
  const domain = websiteDomain(submission.website);
  return similar
    .flatMap(({ installer, nameSimilarity }) => {
      const why = duplicateReason({
        samePhone: installer.phone === submission.phone,
        sameWebsiteDomain: domain !== null && installer.websiteDomain === domain,
        sameState: installer.stateSlug === submission.stateSlug,
        miles: milesBetween(submission, installer),
        nameSimilarity,
      });
      if (why === null) return [];
      const { id, name, location } = toInstaller(installer);
      return [{ id, name, location, profilePath: profilePath(installer), why }];
    })
    .slice(0, mostShown);
}
