/** Lets only so many of one key in at a time; the others wait in the order they came. */
export interface Turnstile {
  /** Takes a place when fewer than `atOnce` of this key are inside; false when there is none. */
  enter(key: string, atOnce: number): boolean;
  /** Calls `take` when a place is free; it returns false to let the next one have it. Only after `enter` said no. */
  wait(key: string, take: () => boolean): void;
  /** Gives a place back; once for each that was taken. */
  leave(key: string): void;
}

export function createTurnstile(): Turnstile {
  const keys = new Map<string, { inside: number; waiting: (() => boolean)[] }>();
  return {
    enter(key, atOnce) {
      const known = keys.get(key);
      if (!known) keys.set(key, { inside: 1, waiting: [] });
      else if (known.inside < atOnce) known.inside += 1;
      else return false;
      return true;
    },
    wait(key, take) {
      keys.get(key)?.waiting.push(take);
    },
    leave(key) {
      const known = keys.get(key);
      if (!known) return;
      for (let next = known.waiting.shift(); next; next = known.waiting.shift()) if (next()) return;
      known.inside -= 1;
      if (known.inside === 0) keys.delete(key);
    },
  };
}
