/** What pages know of claims without the schemas, which come with a library. */

/** Digits of a code that goes to the phone of a listing, and the minutes in which it works. */
export const phoneCodeDigits = 6;
export const phoneCodeMinutes = 10;

/** What a claimant is to the business, as they say. */
export const claimantRoles = ['owner', 'manager', 'agency'] as const;
export type ClaimantRole = (typeof claimantRoles)[number];

/** States that are not decided yet. */
export const openClaimStatuses = ['started', 'proof_sent', 'proof_passed', 'under_review'] as const;
