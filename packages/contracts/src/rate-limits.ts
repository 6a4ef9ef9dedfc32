import { hourMs, minuteMs } from './time.js';

/** How much of one class a network may ask for in a window. */
export interface LimitRow {
  max: number;
  windowMs: number;
  /** Counts only requests that a service accepts, so that mistakes in a form do not use up the day. All attempts count as `write`. */
  onlyAccepted?: true;
  /** Holds plain and dear requests, and counts a dear one for `dearCost` plain ones (ADR 113). The others hold one of both. */
  byCost?: true;
}

/** Rate limits per network, by class of route (docs/rules.md#limits). */
export const limitClasses = {
  page: { max: 600, windowMs: minuteMs, byCost: true },
  read: { max: 300, windowMs: minuteMs, byCost: true },
  map: { max: 120, windowMs: minuteMs },
  media: { max: 1200, windowMs: minuteMs },
  picture: { max: 60, windowMs: minuteMs },
  search: { max: 120, windowMs: minuteMs },
  write: { max: 30, windowMs: minuteMs },
  upload: { max: 60, windowMs: minuteMs },
  visit: { max: 60, windowMs: minuteMs },
  fault: { max: 20, windowMs: minuteMs },
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
} as const satisfies Record<string, LimitRow>;

/**
 * What the requests of one network that run at once may cost together, all classes: six plain reads, as many as a browser
 * opens connections, so that people behind one IP address hardly wait for each other and no network takes a whole
 * service.
 */
export const budgetAtOnce = 6;
/**
 * The cost of a request, and of one that costs more than ten plain reads, which runs two at a time (ADR 94) and counts
 * for as much in the limits of a minute (ADR 113).
 */
export const plainCost = 1;
export const dearCost = budgetAtOnce / 2;

/**
 * How many streams of inbox events one gateway process holds open for an account, and for a network
 * (docs/rules.md#inbox-streams): several tabs and devices of one person, and an office.
 */
export const openStreams = { perAccount: 5, perNetwork: 20 } as const;

/** The limit of all networks of an IPv6 /48 together, as a multiple of one network's (docs/rules.md#limits). */
export const siteAllowance = 10;

export type LimitClass = keyof typeof limitClasses;
