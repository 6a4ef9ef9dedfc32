/** What the page keeps between visits. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's local storage; where the visitor has blocked it, a memory that lasts as long as the page. */
export function browserStorage(): KeyStorage {
  try {
    // Reading the property is what a browser refuses.
    return window.localStorage;
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
