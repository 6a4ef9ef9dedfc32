/** A value, and when its read began, in ms of the clock of the cache. */
export interface Cached<Value> {
  value: Value;
  readAt: number;
}

/** Where values are kept: a `Map` for one or a few, an `LRUCache` for keys that requests choose. */
export interface Entries<Key, Value> {
  get(key: Key): Cached<Value> | undefined;
  set(key: Key, cached: Cached<Value>): unknown;
}

/**
 * Reads values so that only the first request for a key waits: later ones get the cached value, and if it is not fresh,
 * one read at a time replaces it in the background. A read that fails leaves the cached value, and the next request
 * starts another one; without a cached value it rejects. `now` is the clock in ms.
 *
 * With `staleIfErrorMs`, all requests wait for a read where the value is not fresh, and get a cached one only if that
 * fails, and only until that age.
 */
export function staleWhileRevalidate<Key, Value>(o: {
  read: (key: Key) => Promise<Value>;
  isFresh: (value: Value, ageMs: number) => boolean;
  entries: Entries<Key, Value>;
  staleIfErrorMs?: number;
  now: () => number;
}): (key: Key) => Promise<Value> {
  const inFlight = new Map<Key, Promise<Value>>();

  async function read(key: Key): Promise<Value> {
    const readAt = o.now();
    const value = await o.read(key);
    o.entries.set(key, { value, readAt });
    return value;
  }

  function revalidate(key: Key): Promise<Value> {
    const running = inFlight.get(key) ?? read(key).finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  }

  return async (key) => {
    const cached = o.entries.get(key);
    if (!cached) return await revalidate(key);
    const ageMs = o.now() - cached.readAt;
    if (o.isFresh(cached.value, ageMs)) return cached.value;
    const next = revalidate(key);
    if (o.staleIfErrorMs !== undefined)
      return await (ageMs <= o.staleIfErrorMs ? next.catch(() => cached.value) : next);
    next.catch(() => {});
    return cached.value;
  };
}
