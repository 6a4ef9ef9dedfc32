export interface Count {
  current: number;
  /** Time in ms until the window ends. */
  ttl: number;
}

interface Counter {
  /** Requests counted by this gateway. */
  own: number;
  /** Requests counted by all gateways, as far as known here; never less than `own`. */
  current: number;
  endsAt: number;
  learned: boolean;
}

export interface LocalCounters {
  /** Counts a request as so many. `learned` says whether the count includes other gateways. */
  count(key: string, windowMs: number, now: number, weight?: number): Count & { learned: boolean };
  /** Uncounts one request. */
  giveBack(key: string): void;
  /** Adopts the shared count of all gateways if it is higher. */
  learn(key: string, all: Count, now: number): void;
}

/** Fixed windows in memory. Drops the oldest key beyond `capacity` keys. */
export function createLocalCounters(capacity = 20_000): LocalCounters {
  const counters = new Map<string, Counter>();

  function put(key: string, counter: Counter): void {
    counters.delete(key);
    const [oldest] = counters.keys();
    if (oldest !== undefined && counters.size >= capacity) counters.delete(oldest);
    counters.set(key, counter);
  }

  return {
    count(key, windowMs, now, weight = 1) {
      const known = counters.get(key);
      if (known && known.endsAt > now) {
        known.own += weight;
        known.current += weight;
        return { current: known.current, ttl: known.endsAt - now, learned: known.learned };
      }
      put(key, { own: weight, current: weight, endsAt: now + windowMs, learned: false });
      return { current: weight, ttl: windowMs, learned: false };
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
