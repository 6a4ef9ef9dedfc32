const minute = 60_000;
const hour = 60 * minute;

/**
 * How often one network may ask, by class of route (product rules 2.1, 2.4), and how many of its requests are worked on
 * at a time: browsers open six connections, so few people wait for each other, and no network has all of a service.
 * Of some classes only what a service accepts counts, so that a form filled in wrongly costs nobody a day; all attempts
 * count as `write`.
 */
export const limitClasses = {
  page: { max: 600, windowMs: minute, atOnce: 6 },
  read: { max: 300, windowMs: minute, atOnce: 6 },
  map: { max: 120, windowMs: minute, atOnce: 2 },
  search: { max: 120, windowMs: minute, atOnce: 6 },
  write: { max: 30, windowMs: minute, atOnce: 4 },
  credentials: { max: 20, windowMs: 10 * minute, atOnce: 2 },
  contact: { max: 5, windowMs: hour, atOnce: 2, onlyAccepted: true },
  shortlist: { max: 5, windowMs: hour, atOnce: 2, onlyAccepted: true },
  review: { max: 5, windowMs: hour, atOnce: 2, onlyAccepted: true },
  submission: { max: 3, windowMs: 24 * hour, atOnce: 2, onlyAccepted: true },
} as const satisfies Record<string, { max: number; windowMs: number; atOnce: number; onlyAccepted?: true }>;

export type LimitClass = keyof typeof limitClasses;
