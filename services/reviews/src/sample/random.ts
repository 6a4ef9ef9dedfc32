export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** A stream of numbers that depends on nothing but the seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
