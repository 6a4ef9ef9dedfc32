/**
 * Optional facts that a business can state, with their limits. Separate from limits.ts and catalogue.ts, which every
 * page loads.
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

/** Characters of these texts, without surrounding white space. */
export const listingLengths = {
  legalName: { min: 2, max: 120 },
  street: { min: 3, max: 160 },
  licenseNumber: { min: 2, max: 40 },
  licenseClass: { min: 0, max: 80 },
  insuranceCarrier: { min: 2, max: 120 },
  projectTitle: { min: 2, max: 100 },
  projectText: { min: 0, max: 3000 },
  /** The name of a date with special hours, such as `Christmas Eve`. */
  hoursNote: { min: 0, max: 60 },
} as const;

/** Statuses of a listing with a page. Only a published one can be contacted (docs/rules.md#statuses). */
export const shownStatuses = ['published', 'paused', 'closed'] as const;

/** Maximum number of entries in the form. */
export const listingCounts = { licenses: 5, projects: 3 } as const;

/** Maximum number of spans per day, seasons per year and dates with special hours. */
export const hoursCounts = { spansOfDay: 4, seasons: 4, dates: 40 } as const;

/** Weeks ahead for which a business states free job slots, and the most slots of a week (docs/rules.md#free-weeks). */
export const freeWeekCounts = { weeks: 12, slots: 50 } as const;

/** Days until the link that confirms a submission expires, and until an unconfirmed submission is erased. */
export const submissionDays = { confirm: 14, unconfirmed: 30 } as const;

/** Days that a draft is kept after its last save, and days until its writer gets a single reminder. */
export const draftDays = { kept: 30, reminder: 7 } as const;

export const foundedYears = { first: 1850 } as const;
export const crewSizes = { min: 1, max: 5000 } as const;
