/** Values by key. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of the session: what was typed and not sent. Here, so that a logout forgets it without loading what keeps it. */
export const draftsKey = 'drafts';

/** A storage of the browser; if the visitor has blocked it, a memory that lasts as long as the page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyStorage {
  try {
    // A browser that blocks storage throws when the property is read.
    return window[kind];
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
      },
      removeItem: (key) => {
        values.delete(key);
      },
    };
  }
}
