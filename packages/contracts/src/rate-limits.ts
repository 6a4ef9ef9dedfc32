import { hourMs, minuteMs } from './time.js';

/**
 * How often one network may ask, by class of route (docs/rules.md#limits). Of some classes only what a service accepts
 * counts, so that a form filled in wrongly costs nobody a day; all attempts count as `write`.
 */
export const limitClasses = {
  page: { max: 600, windowMs: minuteMs },
  read: { max: 300, windowMs: minuteMs },
  map: { max: 120, windowMs: minuteMs },
  media: { max: 1200, windowMs: minuteMs },
  picture: { max: 60, windowMs: minuteMs },
  search: { max: 120, windowMs: minuteMs },
  write: { max: 30, windowMs: minuteMs },
  upload: { max: 60, windowMs: minuteMs },
  unsubscribe: { max: 120, windowMs: minuteMs },
  credentials: { max: 20, windowMs: 10 * minuteMs },
  contact: { max: 5, windowMs: hourMs, onlyAccepted: true },
  shortlist: { max: 5, windowMs: hourMs, onlyAccepted: true },
  review: { max: 5, windowMs: hourMs, onlyAccepted: true },
  report: { max: 5, windowMs: hourMs, onlyAccepted: true },
  claim: { max: 5, windowMs: 24 * hourMs, onlyAccepted: true },
  draft: { max: 5, windowMs: hourMs, onlyAccepted: true },
  photo: { max: 40, windowMs: 24 * hourMs, onlyAccepted: true },
  submission: { max: 3, windowMs: 24 * hourMs, onlyAccepted: true },
} as const satisfies Record<string, { max: number; windowMs: number; onlyAccepted?: true }>;

/**
 * How many requests of one network the services work on at a time, of all classes together: as many as a browser opens
 * connections, so that people behind one IP address hardly wait for each other, and no network takes a whole service.
 */
export const atOnce = 6;

/** How many times as much all networks of an IPv6 /48 together may ask as one of them (docs/rules.md#limits). */
export const siteAllowance = 10;

export type LimitClass = keyof typeof limitClasses;
