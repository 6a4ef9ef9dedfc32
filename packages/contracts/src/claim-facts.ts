import { keysOf } from './keys-of.js';

/** What pages know of claims without the schemas, which come with a library. */

/** Digits of a code that goes to the phone of a listing, and the minutes in which it works. */
export const phoneCodeDigits = 6;
export const phoneCodeMinutes = 10;

/** Hours in which the link that goes to the domain of a listing works. */
export const proofHours = 24;

/** Days that people are told of, by which a claim goes. */
export const claimDays = {
  /** In which a code of the staff works; a letter arrives well within them (docs/rules.md#claim-codes). */
  code: 30,
  /** Without any change of a listing's contact, or phone, after which a proof by it counts by itself. */
  settled: 30,
  /** In which the owner of a listing may answer to another claim. */
  answer: 3,
  /** In which the contact of before may object to an approved claim. */
  object: 14,
  /** After which a claim that was not proved ends. */
  unproved: 14,
  /** After a decision until what was sent as proof is erased. */
  evidence: 90,
} as const;

/** Files that show who runs a business, as they are called. */
export const claimDocumentNames = {
  certificate: 'Certificate of insurance',
  utility_bill: 'Utility bill',
  registration: 'Registration of the business',
} as const;
export type ClaimDocumentKind = keyof typeof claimDocumentNames;
export const claimDocumentKinds = keysOf(claimDocumentNames);
/** Documents of one claim. */
export const mostClaimDocuments = 5;

/** What a claimant is to the business, as they say. */
export const claimantRoles = ['owner', 'manager', 'agency'] as const;
export type ClaimantRole = (typeof claimantRoles)[number];

/** States that are not decided yet. */
export const openClaimStatuses = ['started', 'proof_sent', 'proof_passed', 'under_review'] as const;
