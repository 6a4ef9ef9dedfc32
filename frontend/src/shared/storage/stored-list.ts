import { useSyncExternalStore } from 'react';

export interface StoredListOptions<Entry> {
  /** Key in the browser's local storage. */
  key: string;
  /** Maximum number of entries. */
  most: number;
  /** Parses a stored entry; null for an invalid one. */
  read: (stored: unknown) => Entry | null;
}

/** A short list of things with an id, stored in this browser. */
export interface StoredList<Entry extends { id: number }> {
  /** The current list, for components; empty on the server and during hydration. */
  useEntries: () => readonly Entry[];
  /** Adds an entry at the end, or replaces the one with its id. False if the list is full. */
  put: (entry: Entry) => boolean;
  remove: (id: number) => void;
}

const nothing: readonly never[] = [];

/**
 * Keeps a list in local storage, shared by all tabs. Its content is validated; if the browser cannot store it, the list
 * lasts as long as the page.
 */
export function createStoredList<Entry extends { id: number }>({
  key,
  most,
  read,
}: StoredListOptions<Entry>): StoredList<Entry> {
  const listeners = new Set<() => void>();
  /** The list after storing it failed. */
  let unsaved: string | null = null;
  let shown: { text: string | null; entries: readonly Entry[] } = { text: null, entries: nothing };

  function storedText(): string | null {
    try {
      return unsaved ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function entriesOf(text: string | null): readonly Entry[] {
    const entries = new Map<number, Entry>();
    for (const stored of parsedList(text)) {
      const entry = read(stored);
      if (entry && entries.size < most) entries.set(entry.id, entry);
    }
    return [...entries.values()];
  }

  /** Returns the same array while the stored text is the same. */
  function current(): readonly Entry[] {
    const text = storedText();
    if (text !== shown.text) shown = { text, entries: entriesOf(text) };
    return shown.entries;
  }

  function save(entries: readonly Entry[]): void {
    const text = JSON.stringify(entries);
    try {
      localStorage.setItem(key, text);
      unsaved = null;
    } catch {
      unsaved = text;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      // A null key means that the storage was cleared.
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    // A page restored from the back-forward cache has missed earlier events.
    window.addEventListener('pageshow', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', listener);
    };
  }

  return {
    useEntries: () => useSyncExternalStore(subscribe, current, () => nothing),
    put(entry) {
      const entries = current();
      const known = entries.some(({ id }) => id === entry.id);
      if (!known && entries.length >= most) return false;
      save(known ? entries.map((each) => (each.id === entry.id ? entry : each)) : [...entries, entry]);
      return true;
    },
    remove: (id) => save(current().filter((each) => each.id !== id)),
  };
}

function parsedList(text: string | null): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The id and the name of a stored installer; null when it has none. */
export function storedInstaller(stored: unknown): { id: number; name: string; more: Record<string, unknown> } | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, name, ...more } = stored as Record<string, unknown>;
  if (!Number.isSafeInteger(id) || Number(id) < 1 || typeof name !== 'string') return null;
  return { id: Number(id), name: name.slice(0, longestName), more };
}

const longestName = 200;
