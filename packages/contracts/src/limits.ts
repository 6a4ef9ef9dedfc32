/**
 * Limits of lengths, numbers and distances, for schemas, forms, imports and pages. Limits of the catalog are in
 * catalogue.ts.
 */

/** Characters of a text, without surrounding white space. */
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
  /** Of the person who lists a business. */
  contactName: { min: 2, max: 120 },
  description: { min: 50, max: 5000 },
  priceRange: { min: 0, max: 60 },
  rejectionNote: { min: 0, max: 1000 },
  /** Of the person who reports a listing. */
  reportNote: { min: 0, max: 1000 },
  /** Of the person who claims a listing. */
  claimNote: { min: 0, max: 1000 },
  /** Of the person who appeals the rejection of a claim. */
  claimAppeal: { min: 20, max: 1000 },
  licenseNumber: { min: 2, max: 40 },
  /** The description of a photo (docs/rules.md#added-photos). */
  photoAlt: { min: 5, max: 160 },
  /** Of the person who edits a listing. */
  changeNote: { min: 0, max: 1000 },
  /** Of the person who asks for a quote. */
  askerName: { min: 1, max: 120 },
  message: { min: 1, max: 5000 },
  /** Searched for in the requests to a business. */
  requestWords: { min: 0, max: 80 },
  savedReplyTitle: { min: 1, max: 60 },
  accountName: { min: 1, max: 120 },
  /** The name of an API key. */
  apiKeyName: { min: 1, max: 60 },
  /** The URL of a webhook endpoint. */
  webhookUrl: { min: 1, max: 500 },
  /** docs/rules.md#review-form */
  reviewText: { min: 40, max: 3000 },
  reviewTitle: { min: 0, max: 100 },
  reviewerName: { min: 2, max: 80 },
  /** Searched for in the reviews of a listing. */
  reviewWords: { min: 0, max: 80 },
  /** NIST SP 800-63B-4 and ASVS 6.2: length, no composition rules (docs/rules.md#passwords). */
  password: { min: 10, max: 128 },
  /** Typed into a search or the one box. */
  searched: { min: 0, max: 200 },
  stateSlug: { min: 1, max: 60 },
  citySlug: { min: 1, max: 100 },
} as const satisfies Record<string, Length>;

/** The maximum size of an uploaded file, in the words of pages and in bytes (docs/rules.md#added-photos). */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * 1024 * 1024;

/** Rows of one page of a list. */
export const pageSizes = {
  reviews: 10,
  /** On pages of the whole site. */
  latestReviews: 5,
  contactRequests: 20,
  submissions: 20,
  reports: 20,
  adminRequests: 20,
  claims: 20,
  changes: 20,
  installers: { default: 50, max: 100 },
  /** In the export to other services. */
  snapshots: 1000,
} as const;

/** Pages of a search that finds listings anywhere (docs/rules.md#pages). */
export const searchPages = 1000;

/** The highest page number that a request may have, whether there is such a page or not. */
export const highestPage = 1_000_000_000;

/** The number of suggestions next to the current item. */
export const offered = { suggestions: 5, nearby: 4, nearest: 3, inCity: 6 } as const;

/** What the page of a state or of an area shows of its cities (docs/rules.md#every-listing-linked). */
export const shownCities = { named: 24, dots: 300, ofArea: 120 } as const;

/** Lists by letter (docs/rules.md#every-listing-linked). */
export const letterLists = {
  /** Entries of one page. */
  size: 100,
  /**
   * With more pages than this, only the first one of each section is linked everywhere. A city that is not among the
   * named ones of its state has a 25th of 100,000 at most, which makes 40 pages and one more for each letter.
   */
  linked: 70,
  /** Pages of a section, which is a letter or a part of one. */
  section: 50,
} as const;

/** Days after a business has closed in which people can still write about it (docs/rules.md#statuses). */
export const reviewDaysAfterClosing = 90;

/**
 * Days until the mailed link of a review expires, until an unconfirmed review is erased, and until the personal data in
 * a review that the staff removed is erased.
 */
export const reviewDays = { confirm: 7, unconfirmed: 14, removed: 90 } as const;

/** Words are looked for in so many reviews, the newest ones, as each must be read. */
export const reviewsSearchedForWords = 100_000;

/** Reviews that must rate an aspect of the work before its mean is shown (docs/rules.md#sub-ratings). */
export const subRatingsFrom = 3;

/** Maximum number of mails about reviews per email in 24 hours (docs/rules.md#review-mails). */
export const reviewMailsPerDay = 5;

/** Business days within which the staff decides (docs/rules.md#queue-target). */
export const decisionDays = 2;

/** docs/rules.md#follow-page */
export const requestLimits = {
  /** Days for which the homeowner's page works. */
  followDays: 90,
  /** Days for which the link in a mail to a business works. */
  threadLinkDays: 30,
  /** Days in which an unconfirmed request can be confirmed. */
  confirmDays: 7,
  /** Days after delivery without a reply after which a contact request expires. */
  expireDays: 7,
  /** Hours after which a homeowner whom nobody answered gets the names of others. */
  unansweredHours: 24,
  /** Messages of one side in one thread in 24 hours. */
  messagesPerDay: 20,
  /** Businesses that one request can reach in all. */
  recipients: 10,
  /** Photos of a request, on its form and its page together, and of each message (docs/rules.md#request-photos). */
  photos: 5,
  /** Hours after which photos of a form that was not sent are erased. */
  unsentPhotoHours: 24,
  /** Replies that a business can save. */
  savedReplies: 20,
} as const;

/** docs/rules.md#listing-visits */
export const figureLimits = {
  /** The most that one call states. */
  seenAtOnce: 50,
  /** Days after its own for which the visits of a day are kept. */
  visitDays: 2,
  /** Months before this one whose counts are kept. */
  months: 13,
  /** Miles within which other businesses are compared first. */
  localMiles: 25,
  /** With fewer businesses than this no median is shown. */
  fewestLocal: 5,
} as const;

/** docs/rules.md#client-reports */
export const clientReportLimits = {
  /** Characters of a path. */
  pathLength: 300,
  /** Days for which counts are kept and added up. */
  days: 30,
  /** Different rows of one kind and day; more are counted together. */
  rowsPerDay: 1000,
  /** Rows that the staff sees. */
  shown: 50,
} as const;

/** Days in which an invitation to a team can be accepted. */
export const invitationDays = 7;

/** Days after which a handled report is erased, with the email in it. */
export const reportDays = 90;

/** Days in which a second member of the staff can confirm the removal of a listing (docs/rules.md#removal). */
export const removalDays = 14;

/** Independent reports that a business has closed before the staff may mark it closed (docs/rules.md#listing-life). */
export const closedReportsNeeded = 2;

/** docs/rules.md#webhooks */
export const webhookLimits = {
  /** Days for which deliveries are listed. */
  keptDays: 30,
  /** Days of nothing but failures after which an endpoint is turned off. */
  failingDays: 5,
  /** Hours in which the previous secret signs as well. */
  oldSecretHours: 24,
  /** Maximum number of deliveries shown. */
  shown: 50,
} as const;

/** The maximum distance of a search, in miles (docs/rules.md#distances). */
export const farthestSearch = 500;

/** Days in which the deletion of an account can be canceled (docs/rules.md#account-deletion). */
export const accountDeletionDays = 14;
