import { type SearchScope, searchFreshness } from '@poolpros/contracts/http/search';
import { secondMs } from '@poolpros/contracts/time';

/** What this gateway knows about changes to listings that affect a response. */
export interface InvalidationState {
  /** When the newest one arrived, in ms of the clock of the cache entries; -Infinity for never. */
  invalidatedAt: number;
  /** The sequence of that one in its stream; 0 if there is none. */
  sequence: number;
  /** False while the gateway may miss changes. */
  following: boolean;
}

/** The facts that determine how long a response is fresh. */
export interface Provenance {
  /** When the request to the service began, in ms. */
  requestedAt: number;
  /**
   * The newest change that a response from the index shows; null for one from the database, which shows all changes.
   */
  shows: number | null;
  /** The listings that it depends on. */
  scope: SearchScope;
  /** Another listing that it depends on, wherever that is found. */
  listingId?: number;
  /** The build that made it; set for a page. */
  build?: string;
  /** Set for a response that depends on the clock: for how many ms after `requestedAt` it holds. */
  goodForMs?: number;
  /** Set for a response that is composed of many reads. */
  tolerance?: Tolerance;
}

/** How long a response may lack a change, in ms. */
export interface Tolerance {
  /** Its data may be this much older than the request. */
  behind: number;
  /** How long it is fresh although it may lack a change. */
  fresh: number;
  /**
   * How long it may then be served while a new one is fetched; with `fresh` and the delivery of an event less than 3 s.
   */
  staleWhileRevalidate: number;
}

/** For a page: it shows counts by city, which follow a change after a second (docs/rules.md#page-cache). */
export const pageTolerance: Tolerance = { behind: 3000, fresh: 1000, staleWhileRevalidate: 1000 };

const maxAgeMs = searchFreshness.maxAge * secondMs;
const staleWhileRevalidateMs = searchFreshness.staleWhileRevalidate * secondMs;
const staleIfErrorMs = searchFreshness.staleIfError * secondMs;

/** How long a response is fresh that may lack a change because the index lags behind. */
const behindIndexMs = 400;

/**
 * - fresh: may be served;
 * - stale-while-revalidate: may be served while a new response is fetched;
 * - stale-if-error: may be served only if the service fails; no change that affects it is known since, only time passed;
 * - invalidated: a listing that it depends on has changed since, or may have;
 * - expired: too old for any use.
 */
export type Freshness = 'fresh' | 'stale-while-revalidate' | 'stale-if-error' | 'invalidated' | 'expired';

/** Whether a response is served without waiting for a new one. */
export const isServedAtOnce = (is: Freshness): boolean => is === 'fresh' || is === 'stale-while-revalidate';

/**
 * The freshness of a response at `now`, in ms. An event follows its commit, so a request that begins after the event
 * gets the new state.
 */
export function freshnessOf(
  { requestedAt, shows, tolerance, goodForMs }: Pick<Provenance, 'requestedAt' | 'shows' | 'tolerance' | 'goodForMs'>,
  now: number,
  state: InvalidationState,
): Freshness {
  const age = now - requestedAt;
  if (age > maxAgeMs + staleIfErrorMs) return 'expired';
  if (requestedAt - (tolerance?.behind ?? 0) <= state.invalidatedAt) return tolerated(age, tolerance);
  if (shows !== null && shows < state.sequence) return age <= behindIndexMs ? 'fresh' : 'invalidated';
  if (goodForMs !== undefined && age > goodForMs) return 'stale-if-error';
  if (age <= maxAgeMs) return 'fresh';
  if (!state.following) return 'invalidated';
  return age <= maxAgeMs + staleWhileRevalidateMs ? 'stale-while-revalidate' : 'stale-if-error';
}

function tolerated(age: number, tolerance: Tolerance | undefined): Freshness {
  if (!tolerance || age > tolerance.fresh + tolerance.staleWhileRevalidate) return 'invalidated';
  return age <= tolerance.fresh ? 'fresh' : 'stale-while-revalidate';
}
