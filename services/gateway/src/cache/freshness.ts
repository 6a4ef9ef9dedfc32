import { type SearchScope, searchFreshness } from '@poolpros/contracts/http/search';
import { secondMs } from '@poolpros/contracts/time';

/** What this gateway knows of the changes to listings that touch a response. */
export interface InvalidationState {
  /** When it heard of the newest one, in ms of the clock that cache entries are dated with; -Infinity for never. */
  invalidatedAt: number;
  /** The place of that one in its stream; 0 for none. */
  sequence: number;
  /** False while a change could happen without this gateway hearing of it. */
  following: boolean;
}

/** What decides how long a response is fresh. */
export interface Provenance {
  /** When the request to the service began, in ms. */
  requestedAt: number;
  /** The newest change that a response from the index shows; null for one from the database, which shows all of them. */
  shows: number | null;
  /** The listings it depends on. */
  scope: SearchScope;
  /** One more that it depends on, wherever that is found. */
  listingId?: number;
  /** The build that it is of; set for a page. */
  build?: string;
  /** Set for what is made of many reads. */
  tolerance?: Tolerance;
}

/** How long a response may lack a change, in ms. */
export interface Tolerance {
  /** What it is made of may be older than the request by so much. */
  behind: number;
  /** How long it is fresh though it may lack a change. */
  fresh: number;
  /** How long it may be served then while a new one is fetched; with `fresh` and the way of an event less than 3 s. */
  staleWhileRevalidate: number;
}

/** Of a page: it counts by cities, which directory reads every other second (docs/rules.md#page-cache). */
export const pageTolerance: Tolerance = { behind: 3000, fresh: 1000, staleWhileRevalidate: 1000 };

const maxAgeMs = searchFreshness.maxAge * secondMs;
const staleWhileRevalidateMs = searchFreshness.staleWhileRevalidate * secondMs;
const staleIfErrorMs = searchFreshness.staleIfError * secondMs;

/** How long a response is fresh that may lack a change because the index is behind. */
const behindIndexMs = 400;

/**
 * - fresh: may be served;
 * - stale-while-revalidate: may be served while a new response is fetched;
 * - stale-if-error: may be served only when the service fails; no change of what it depends on is known since;
 * - invalidated: a listing it depends on has changed since, or may have;
 * - expired: too old for any use.
 */
export type Freshness = 'fresh' | 'stale-while-revalidate' | 'stale-if-error' | 'invalidated' | 'expired';

/**
 * The freshness of a response at `now`, in ms. An event follows its commit, so a request that begins after the event
 * gets what the event changed.
 */
export function freshnessOf(
  { requestedAt, shows, tolerance }: Pick<Provenance, 'requestedAt' | 'shows' | 'tolerance'>,
  now: number,
  state: InvalidationState,
): Freshness {
  const age = now - requestedAt;
  if (age > maxAgeMs + staleIfErrorMs) return 'expired';
  if (requestedAt - (tolerance?.behind ?? 0) <= state.invalidatedAt) return tolerated(age, tolerance);
  if (shows !== null && shows < state.sequence) return age <= behindIndexMs ? 'fresh' : 'invalidated';
  if (age <= maxAgeMs) return 'fresh';
  if (!state.following) return 'invalidated';
  return age <= maxAgeMs + staleWhileRevalidateMs ? 'stale-while-revalidate' : 'stale-if-error';
}

function tolerated(age: number, tolerance: Tolerance | undefined): Freshness {
  if (!tolerance || age > tolerance.fresh + tolerance.staleWhileRevalidate) return 'invalidated';
  return age <= tolerance.fresh ? 'fresh' : 'stale-while-revalidate';
}
