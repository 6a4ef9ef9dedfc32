/** A reproducible source of random choices. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One of the entries. Throws when there are none. */
  pick<T>(entries: readonly T[]): T;
  /** `count` different entries in random order, or all when there are fewer. */
  pickSome<T>(entries: readonly T[], count: number): T[];
  /** A normally distributed number with mean 0 and standard deviation 1. */
  normal(): number;
}

/** The mulberry32 generator (Tommy Ettinger, public domain): 32 bits of state, equal seeds give equal sequences. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  function pick<T>(entries: readonly T[]): T {
    if (entries.length === 0) throw new RangeError('nothing to pick from');
    return entries[between(0, entries.length - 1)] as T;
  }
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    pickSome: (entries, count) =>
      entries
        .map((entry) => ({ entry, order: next() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ entry }) => entry),
    // Box-Muller; 1 - next() keeps the logarithm finite.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
