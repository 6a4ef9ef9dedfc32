/**
 * How long, how many and how far: what schemas refuse, forms stop at, imports check and pages are cut to. Limits of the
 * catalogue stand beside it in catalogue.ts.
 */

/** Characters of a text, without white space around it. */
export interface Length {
  min: number;
  max: number;
}

export const textLengths = {
  /** RFC 5321. */
  email: { min: 1, max: 254 },
  website: { min: 1, max: 300 },
  phone: { min: 1, max: 40 },
  businessName: { min: 2, max: 120 },
  /** Of who lists a business. */
  contactName: { min: 2, max: 120 },
  description: { min: 50, max: 5000 },
  priceRange: { min: 0, max: 60 },
  rejectionNote: { min: 0, max: 1000 },
  /** Of who reports a listing. */
  reportNote: { min: 0, max: 1000 },
  /** Of who claims a listing. */
  claimNote: { min: 0, max: 1000 },
  /** Of who appeals against the rejection of a claim. */
  claimAppeal: { min: 20, max: 1000 },
  licenseNumber: { min: 2, max: 40 },
  /** What is seen on a photo (docs/rules.md#added-photos). */
  photoAlt: { min: 5, max: 160 },
  /** Of who edits a listing. */
  changeNote: { min: 0, max: 1000 },
  /** Of who asks for an offer. */
  askerName: { min: 1, max: 120 },
  message: { min: 1, max: 5000 },
  accountName: { min: 1, max: 120 },
  /** By which a business tells its keys apart. */
  apiKeyName: { min: 1, max: 60 },
  /** Of an endpoint that webhooks go to. */
  webhookUrl: { min: 1, max: 500 },
  /** docs/rules.md#review-form */
  reviewText: { min: 40, max: 3000 },
  reviewTitle: { min: 0, max: 100 },
  reviewerName: { min: 2, max: 80 },
  /** Looked for in the reviews of a listing. */
  reviewWords: { min: 0, max: 80 },
  /** NIST SP 800-63B-4 and ASVS 6.2: length, no composition rules (docs/rules.md#passwords). */
  password: { min: 10, max: 128 },
  /** Of a search, or typed into the one box. */
  searched: { min: 0, max: 200 },
  stateSlug: { min: 1, max: 60 },
  citySlug: { min: 1, max: 100 },
} as const satisfies Record<string, Length>;

/** How large a file is that somebody uploads, as people are told and in bytes (docs/rules.md#added-photos). */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * 1024 * 1024;

/** Rows of one page of a list. */
export const pageSizes = {
  reviews: 10,
  /** Of the whole site. */
  latestReviews: 5,
  contactRequests: 20,
  submissions: 20,
  reports: 20,
  claims: 20,
  changes: 20,
  installers: { default: 50, max: 100 },
  /** Of the export to other services. */
  snapshots: 1000,
} as const;

/** The last page that a list is asked for. */
export const lastPage = 1000;

/** How many are offered beside what somebody looks at. */
export const offered = { suggestions: 5, nearby: 4, nearest: 3 } as const;

/** Days after a business has closed in which people can write about it (docs/rules.md#statuses). */
export const reviewDaysAfterClosing = 90;

/**
 * Days in which the mailed link of a review works, after which one that was not confirmed is erased, and after which what is
 * personal in one that the staff took down is.
 */
export const reviewDays = { confirm: 7, unconfirmed: 14, removed: 90 } as const;

/** Reviews that must rate an aspect of the work before its mean is shown (docs/rules.md#sub-ratings). */
export const subRatingsFrom = 3;

/** Mails about reviews that one email gets in 24 hours (docs/rules.md#review-mails). */
export const reviewMailsPerDay = 5;

/** Business days within which the staff decides what is sent to it (docs/rules.md#queue-target). */
export const decisionDays = 2;

/** Days in which an invitation to a team can be accepted. */
export const invitationDays = 7;

/** Days after which a handled report is erased, with the email in it. */
export const reportDays = 90;

/** Days in which another one of the staff can confirm the removal of a listing (docs/rules.md#removal). */
export const removalDays = 14;

/** Independent reports that a business has closed, without which the staff does not say so (docs/rules.md#listing-life). */
export const closedReportsNeeded = 2;

/** docs/rules.md#webhooks */
export const webhookLimits = {
  /** Days for which deliveries are listed. */
  keptDays: 30,
  /** Days of failures alone after which an endpoint is turned off. */
  failingDays: 5,
  /** Hours in which the secret before signs as well. */
  oldSecretHours: 24,
  /** Deliveries that are shown. */
  shown: 50,
} as const;

/** The farthest distance of a search, in miles (docs/rules.md#distances). */
export const farthestSearch = 500;

/** Days in which the deletion of an account can be taken back (docs/rules.md#account-deletion). */
export const accountDeletionDays = 14;
