import { isDeepStrictEqual } from 'node:util';
import { type KeptCounts, noCounts, type PlaceCounts, type ProfileCounts, placeOf, profilesOf } from './kept-counts.js';

const notZero = (entries: readonly [string, number][]): [string, number][] =>
  entries.filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1));

/** Counts without the times, which a listing that is gone has moved as well. */
const placeNumbers = ({ located, samples, reviews, stars, types, near, services }: PlaceCounts) => ({
  located: located[0],
  samples,
  reviews,
  // Not -0, which is what taking all away may leave.
  stars: stars + 0,
  types: notZero(Object.entries(types)),
  near: near[0],
  services: notZero(Object.entries(services)),
});
const profileNumbers = ({ profiles, samples }: ProfileCounts) => [profiles[0], samples];

/** What kept counts say that is not so. */
export interface CountDifferences {
  /** Cities, `texas/austin`, and ranges of profiles, `profiles 3`. */
  keys: string[];
  corrected: KeptCounts;
}

/** Compares kept counts with true ones. */
export function differencesOf(kept: KeptCounts, counts: KeptCounts): CountDifferences {
  const corrected = noCounts();
  for (const key of keysOf(kept.places, counts.places)) {
    const made = placeOf(counts, key);
    if (!isDeepStrictEqual(placeNumbers(placeOf(kept, key)), placeNumbers(made))) corrected.places.set(key, made);
  }
  for (const key of keysOf(kept.profiles, counts.profiles)) {
    const made = profilesOf(counts, key);
    if (!isDeepStrictEqual(profileNumbers(profilesOf(kept, key)), profileNumbers(made)))
      corrected.profiles.set(key, made);
  }
  const ranges = [...corrected.profiles.keys()].map((key) => `profiles ${key}`);
  return { keys: [...corrected.places.keys(), ...ranges], corrected };
}

const keysOf = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): Set<string> =>
  new Set([...a.keys(), ...b.keys()]);
