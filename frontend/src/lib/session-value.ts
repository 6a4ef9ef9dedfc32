import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text that this tab keeps until it is closed; null when there is none, on the server and while the page hydrates. */
export const useSessionValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  );

export function setSessionValue(key: string, value: string): void {
  if (sessionStorage.getItem(key) === value) return;
  sessionStorage.setItem(key, value);
  for (const listener of listeners) listener();
}
