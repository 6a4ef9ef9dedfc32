interface Versioned<Made> {
  version: unknown;
  made: Made;
}

/** Where what was made is kept: a `Map`, or an `LRUCache` if it may be too much. */
interface Kept<Made> {
  get(name: string): Versioned<Made> | undefined;
  set(name: string, versioned: Versioned<Made>): unknown;
  delete(name: string): unknown;
}

/**
 * Keeps what was made of each name until its version is another one. A failure is not kept. Names are bounded by the
 * caller.
 */
export function createVersionCache<Made>(
  kept: Kept<Made> = new Map(),
): (name: string, version: unknown, make: () => Made) => Made {
  return (name, version, make) => {
    const known = kept.get(name);
    if (known && known.version === version) return known.made;
    const made = make();
    kept.set(name, { version, made });
    if (made instanceof Promise) made.catch(() => kept.delete(name));
    return made;
  };
}
