import type { Random } from '../random.js';

/** Takes an entry of a list; no entry of a list comes twice before all of it have come. */
export type Draw = <T>(list: readonly [T, ...T[]]) => T;

/** Decks of one installer, so that its reviews do not repeat each other. */
export function deckOf(random: Random): Draw {
  const decks = new Map<readonly unknown[], number[]>();
  return (list) => {
    const left = decks.get(list) ?? [];
    if (left.length === 0) left.push(...list.keys());
    decks.set(list, left);
    const [index = 0] = left.splice(random.between(0, left.length - 1), 1);
    return list[index] ?? list[0];
  };
}
