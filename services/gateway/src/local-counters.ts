interface Counter {
  current: number;
  endsAt: number;
}

export interface LocalCounters {
  /** Counts one request; `ttl` is the time in ms until the window of `windowMs` ends. */
  count(key: string, windowMs: number, now: number): { current: number; ttl: number };
}

/** Fixed windows in memory. Beyond `capacity` keys the one that was seen first is forgotten. */
export function createLocalCounters(capacity = 20_000): LocalCounters {
  const counters = new Map<string, Counter>();

  return {
    count(key, windowMs, now) {
      const known = counters.get(key);
      if (known && known.endsAt > now) {
        known.current += 1;
        return { current: known.current, ttl: known.endsAt - now };
      }
      counters.delete(key);
      const [oldest] = counters.keys();
      if (oldest !== undefined && counters.size >= capacity) counters.delete(oldest);
      counters.set(key, { current: 1, endsAt: now + windowMs });
      return { current: 1, ttl: windowMs };
    },
  };
}
