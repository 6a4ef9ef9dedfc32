/** How a listed contractor compares with a submission. */
export interface Resemblance {
  samePhone: boolean;
  sameWebsiteDomain: boolean;
  sameState: boolean;
  miles: number;
  /** Trigram similarity of the folded names, 0 to 1. */
  nameSimilarity: number;
}

/** Product rules 2.1: a name this similar, this near and in the same state is a possible duplicate. */
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
