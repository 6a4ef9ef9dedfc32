/**
 * Keeps what was made of each name until its version is another one. A failure is not kept. Names are bounded by the
 * caller.
 */
export function createVersionCache<Made>(): (name: string, version: unknown, make: () => Made) => Made {
  const kept = new Map<string, { version: unknown; made: Made }>();
  return (name, version, make) => {
    const known = kept.get(name);
    if (known && known.version === version) return known.made;
    const made = make();
    kept.set(name, { version, made });
    if (made instanceof Promise) made.catch(() => kept.delete(name));
    return made;
  };
}
