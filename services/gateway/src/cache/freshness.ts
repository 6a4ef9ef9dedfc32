import { searchFreshness } from '@poolpros/contracts/http/search';

/** What is known of changes to listings. */
export interface Knowledge {
  /** When the newest change was heard of, in ms of the clock that answers are dated with; -Infinity for never. */
  changedAt: number;
  /** Its place in the stream of changes; 0 for none. */
  sequence: number;
  /** False while a change could happen unheard. */
  following: boolean;
}

/** What decides how long an answer may be kept. */
export interface Provenance {
  /** When its service was asked, in ms. */
  askedAt: number;
  /** Up to which change it shows when it comes from the index; null when it comes from the record, which shows every one. */
  shows: number | null;
}

const second = 1000;

export const maxAgeMs = searchFreshness.maxAge * second;
export const staleWhileRevalidateMs = searchFreshness.staleWhileRevalidate * second;
export const staleIfErrorMs = searchFreshness.staleIfError * second;

/** How long an answer lives that may lack a change, as the index is behind. */
export const lateMs = 400;

/**
 * - current: may be given as it is;
 * - stale: may be given once more while a new one is fetched;
 * - old: nothing has changed since as far as is known, but it must be fetched anew;
 * - outdated: something has changed since, or may have;
 * - gone: too old for anything.
 */
export type Standing = 'current' | 'stale' | 'old' | 'outdated' | 'gone';

/** What an answer is worth at `now`, in ms. An event follows its commit, so who asks after it asks for what it changed. */
export function standingOf({ askedAt, shows }: Provenance, now: number, known: Knowledge): Standing {
  const age = now - askedAt;
  if (age > maxAgeMs + staleIfErrorMs) return 'gone';
  if (askedAt <= known.changedAt) return 'outdated';
  if (shows !== null && shows < known.sequence) return age <= lateMs ? 'current' : 'outdated';
  if (age <= maxAgeMs) return 'current';
  if (!known.following) return 'outdated';
  return age <= maxAgeMs + staleWhileRevalidateMs ? 'stale' : 'old';
}
