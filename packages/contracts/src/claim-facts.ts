import { keysOf } from './keys-of.js';

/** Facts about claims for pages, without the schemas, which would load a library. */

/** Digits of the code that goes to the phone of a listing, and minutes until it expires. */
export const phoneCodeDigits = 6;
export const phoneCodeMinutes = 10;
/** Maximum codes per listing in 24 hours, and the minutes between two of them; the sentence tells people both. */
export const phoneCodeSends = {
  perDay: 3,
  minutesBetween: 1,
  rule: 'We text a business at most three codes a day, a minute apart.',
} as const;

/** Hours until the link that goes to the domain of a listing expires. */
export const proofHours = 24;

/** Periods of a claim in days, which people see. */
export const claimDays = {
  /** Until a code from the staff expires; a letter arrives well before (docs/rules.md#claim-codes). */
  code: 30,
  /** How long a listing's contact or phone must be unchanged before a proof by it is enough. */
  settled: 30,
  /** How long the owner of a listing can respond to another claim. */
  answer: 3,
  /** How long the previous contact can dispute an approved claim. */
  object: 14,
  /** How long a claim without a proof stays open. */
  unproved: 14,
  /** From the decision until the documents are erased. */
  evidence: 90,
} as const;

/** Kinds of documents that show who runs a business, with their labels. */
export const claimDocumentNames = {
  certificate: 'Certificate of insurance',
  utility_bill: 'Utility bill',
  registration: 'Business registration',
} as const;
export type ClaimDocumentKind = keyof typeof claimDocumentNames;
export const claimDocumentKinds = keysOf(claimDocumentNames);
/** Maximum number of documents per claim. */
export const mostClaimDocuments = 5;

/** The claimant's relation to the business, as stated by the claimant. */
export const claimantRoles = ['owner', 'manager', 'agency'] as const;
export type ClaimantRole = (typeof claimantRoles)[number];

/** States of claims that are not decided yet. */
export const openClaimStatuses = ['started', 'proof_sent', 'proof_passed', 'under_review'] as const;
