/** What pages know of claims without the schemas, which come with a library. */

/** Digits of a code that goes to the phone of a listing, and the minutes in which it works. */
export const phoneCodeDigits = 6;
export const phoneCodeMinutes = 10;

/** Files that show who runs a business, as they are called. */
export const claimDocumentNames = {
  certificate: 'Certificate of insurance',
  utility_bill: 'Utility bill',
  registration: 'Registration of the business',
} as const;
export type ClaimDocumentKind = keyof typeof claimDocumentNames;
export const claimDocumentKinds = Object.keys(claimDocumentNames) as [ClaimDocumentKind, ...ClaimDocumentKind[]];
/** Documents of one claim. */
export const mostClaimDocuments = 5;

/** What a claimant is to the business, as they say. */
export const claimantRoles = ['owner', 'manager', 'agency'] as const;
export type ClaimantRole = (typeof claimantRoles)[number];

/** States that are not decided yet. */
export const openClaimStatuses = ['started', 'proof_sent', 'proof_passed', 'under_review'] as const;
