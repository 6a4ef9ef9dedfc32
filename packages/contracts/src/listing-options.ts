/**
 * What a business can state of itself beyond what every page knows of a listing, and how long and how many. Apart from
 * limits.ts and catalogue.ts, which every page loads.
 */

export const paymentMethods = [
  'Cash',
  'Check',
  'Credit card',
  'Debit card',
  'Bank transfer',
  'Payment app',
  'Financing',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Characters of what a business states of itself, without white space around it. */
export const listingLengths = {
  legalName: { min: 2, max: 120 },
  street: { min: 3, max: 160 },
  licenseNumber: { min: 2, max: 40 },
  licenseClass: { min: 0, max: 80 },
  insuranceCarrier: { min: 2, max: 120 },
  projectTitle: { min: 2, max: 100 },
  projectText: { min: 0, max: 1000 },
  /** Of a day with hours of its own, such as `Christmas Eve`. */
  hoursNote: { min: 0, max: 60 },
} as const;

/** Where a listing stands that has a page; only a published one is contacted (docs/rules.md#statuses). */
export const shownStatuses = ['published', 'paused', 'closed'] as const;

/** How many of each a business states in the form. */
export const listingCounts = { licenses: 5, projects: 3 } as const;

/** How many times a day a business opens, how many seasons its year has, and days with hours of their own. */
export const hoursCounts = { spansOfDay: 4, seasons: 4, dates: 40 } as const;

/** Days in which the mailed link confirms a submission, and after which an unconfirmed one is erased. */
export const submissionDays = { confirm: 14, unconfirmed: 30 } as const;

/** Days that a draft is kept after it was saved last, and after which its writer is reminded of it once. */
export const draftDays = { kept: 30, reminder: 7 } as const;

export const foundedYears = { first: 1850 } as const;
export const crewSizes = { min: 1, max: 5000 } as const;
