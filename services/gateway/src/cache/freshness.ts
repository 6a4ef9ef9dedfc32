import { searchFreshness } from '@poolpros/contracts/http/search';

/** What is known of changes to listings, in ms of the clock that answers are dated with. */
export interface Knowledge {
  /** When the newest change was heard of; -Infinity for never. */
  changedAt: number;
  /** False while a change could happen unheard. */
  following: boolean;
}

const second = 1000;

export const maxAgeMs = searchFreshness.maxAge * second;
export const staleWhileRevalidateMs = searchFreshness.staleWhileRevalidate * second;
export const staleIfErrorMs = searchFreshness.staleIfError * second;

/**
 * The search shows a change about 1.2 s after its event (the engine refreshes once a second). Answers fetched within
 * `settlingMs` of a change may lack it, so each of them lives for `unsettledMs` only.
 */
export const settlingMs = 5 * second;
export const unsettledMs = 400;

/**
 * - current: may be given as it is;
 * - stale: may be given once more while a new one is fetched;
 * - old: nothing has changed since as far as is known, but it must be fetched anew;
 * - outdated: something has changed since, or may have;
 * - gone: too old for anything.
 */
export type Standing = 'current' | 'stale' | 'old' | 'outdated' | 'gone';

/** What an answer that was asked for at `askedAt` is worth at `now`, all in ms. */
export function standingOf(askedAt: number, now: number, { changedAt, following }: Knowledge): Standing {
  const age = now - askedAt;
  if (age > maxAgeMs + staleIfErrorMs) return 'gone';
  if (askedAt < changedAt) return 'outdated';
  if (askedAt < changedAt + settlingMs) return age <= unsettledMs ? 'current' : 'outdated';
  if (age <= maxAgeMs) return 'current';
  if (!following) return 'outdated';
  return age <= maxAgeMs + staleWhileRevalidateMs ? 'stale' : 'old';
}
