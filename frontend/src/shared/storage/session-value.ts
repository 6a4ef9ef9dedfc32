import { useSyncExternalStore } from 'react';
import { browserStorage, type KeyStorage } from './browser-storage.js';

const listeners = new Set<() => void>();
let opened: KeyStorage | undefined;

/** Opened on first use, because the server has none. */
function storage(): KeyStorage {
  opened ??= browserStorage('sessionStorage');
  return opened;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text that lasts as long as the tab; null if there is none, on the server and during hydration. */
export const useSessionValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => storage().getItem(key),
    () => null,
  );

export function setSessionValue(key: string, value: string): void {
  if (storage().getItem(key) === value) return;
  storage().setItem(key, value);
  for (const listener of listeners) listener();
}
