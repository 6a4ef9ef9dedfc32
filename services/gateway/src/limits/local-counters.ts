export interface Count {
  current: number;
  /** Time in ms until the window ends. */
  ttl: number;
}

interface Counter {
  /** Counted by this gateway. */
  own: number;
  /** Counted by all gateways, as far as this one knows; never less than `own`. */
  current: number;
  endsAt: number;
  learned: boolean;
}

export interface LocalCounters {
  /** Counts one request. `learned` says whether the count includes other gateways. */
  count(key: string, windowMs: number, now: number): Count & { learned: boolean };
  /** Takes one request back. */
  giveBack(key: string): void;
  /** Takes over the shared count of all gateways where it is higher. */
  learn(key: string, all: Count, now: number): void;
}

/** Fixed windows in memory. Beyond `capacity` keys the oldest is dropped. */
export function createLocalCounters(capacity = 20_000): LocalCounters {
  const counters = new Map<string, Counter>();

  function put(key: string, counter: Counter): void {
    counters.delete(key);
    const [oldest] = counters.keys();
    if (oldest !== undefined && counters.size >= capacity) counters.delete(oldest);
    counters.set(key, counter);
  }

  return {
    count(key, windowMs, now) {
      const known = counters.get(key);
      if (known && known.endsAt > now) {
        known.own += 1;
        known.current += 1;
        return { current: known.current, ttl: known.endsAt - now, learned: known.learned };
      }
      put(key, { own: 1, current: 1, endsAt: now + windowMs, learned: false });
      return { current: 1, ttl: windowMs, learned: false };
    },
    giveBack(key) {
      const known = counters.get(key);
      if (!known || known.own === 0) return;
      known.own -= 1;
      known.current -= 1;
    },
    learn(key, all, now) {
      const known = counters.get(key);
      if (!known) return;
      known.learned = true;
      known.current = Math.max(all.current, known.own);
      if (all.current >= known.own) known.endsAt = now + all.ttl;
    },
  };
}
