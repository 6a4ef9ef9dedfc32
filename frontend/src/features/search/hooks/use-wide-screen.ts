import { useSyncExternalStore } from 'react';

/** From here on the map stands beside the list (design §8). The same number is in the classes of the page. */
const wide = '(width >= 77.5rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a third column; false on the server. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
