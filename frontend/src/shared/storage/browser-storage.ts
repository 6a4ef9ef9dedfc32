/** What the page keeps, by key. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser; where the visitor has blocked it, a memory that lasts as long as the page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyStorage {
  try {
    // Reading the property is what a browser refuses.
    return window[kind];
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value);
      },
      removeItem: (key) => {
        kept.delete(key);
      },
    };
  }
}
