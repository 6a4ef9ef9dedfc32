import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while the page hydrates: what only the browser knows is not known yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
