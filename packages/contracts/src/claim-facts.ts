/** What pages know of claims without the schemas, which come with a library. */

/** States that are not decided yet. */
export const openClaimStatuses = ['started', 'proof_sent', 'proof_passed', 'under_review'] as const;
