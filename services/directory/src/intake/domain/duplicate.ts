import type { PossibleDuplicate, WaitingDuplicate } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import { type Coordinates, milesBetween } from '@poolpros/places/geo';
import { websiteDomain } from '../../base/domain/website.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { placeLabel } from '../../listings/domain/place-label.js';
import { toInstaller } from '../../listings/domain/snapshot.js';
import type { SubmissionRecord } from './submission.js';

/** How a listed contractor, or another submission, compares with a submission. */
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
/** A nearly identical name is a possible duplicate anywhere in a city: a business moves or has several ZIPs. */
export const sameName = { similarity: 0.9, miles: 15 } as const;

/** Why a contractor may be the submitted one; null if nothing suggests it. */
export function duplicateReason(resemblance: Resemblance): string | null {
  if (resemblance.samePhone) return 'Same phone number';
  if (resemblance.sameWebsiteDomain) return 'Same website';
  const isNamedLike = ({ similarity, miles }: typeof duplicateName | typeof sameName) =>
    resemblance.sameState && resemblance.nameSimilarity >= similarity && resemblance.miles <= miles;
  if (isNamedLike(duplicateName)) return 'Similar name within one mile';
  return isNamedLike(sameName) ? `Same name within ${sameName.miles} miles` : null;
}

/** The description of a business. Without a place only its phone and its website are compared. */
export interface SoughtBusiness {
  businessName: string;
  /** E.164. */
  phone: string;
  website: string | null;
  place: (Coordinates & { stateSlug: string }) | null;
}

/** The fields of a listing or of another submission that are compared with the described business. */
interface Candidate extends Coordinates {
  phone: string | null;
  websiteDomain: string | null;
  stateSlug: string;
}

function whyAlike(
  { phone, website, place }: SoughtBusiness,
  candidate: Candidate,
  nameSimilarity: number,
): string | null {
  const domain = websiteDomain(website);
  return duplicateReason({
    samePhone: candidate.phone === phone,
    sameWebsiteDomain: domain !== null && candidate.websiteDomain === domain,
    sameState: candidate.stateSlug === place?.stateSlug,
    miles: place ? milesBetween(place, candidate) : Number.POSITIVE_INFINITY,
    nameSimilarity,
  });
}

export interface SimilarInstaller {
  installer: InstallerRecord;
  nameSimilarity: number;
}

export interface SimilarSubmission {
  submission: SubmissionRecord;
  nameSimilarity: number;
}

const mostShown = 5;

/** Contractors that may be the described business, in the order of the similar ones. */
export const possibleDuplicates = (sought: SoughtBusiness, similar: readonly SimilarInstaller[]): PossibleDuplicate[] =>
  similar
    .flatMap(({ installer, nameSimilarity }) => {
      const why = whyAlike(sought, installer, nameSimilarity);
      if (why === null) return [];
      const { id, name, location } = toInstaller(installer);
      return [{ id, name, location, profilePath: profilePath(installer), why }];
    })
    .slice(0, mostShown);

/** Submissions that may be about the described business, in the order of the similar ones. */
export const waitingDuplicates = (sought: SoughtBusiness, similar: readonly SimilarSubmission[]): WaitingDuplicate[] =>
  similar
    .flatMap(({ submission, nameSimilarity }) => {
      const { id, businessName, submittedAt, website } = submission;
      const why = whyAlike(sought, { ...submission, websiteDomain: websiteDomain(website) }, nameSimilarity);
      if (why === null) return [];
      const location = placeLabel(submission);
      return [{ id, name: businessName, location, submittedAt: submittedAt.toISOString(), why }];
    })
    .slice(0, mostShown);
