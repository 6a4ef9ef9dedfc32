import { type ReactNode, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on the server and while the page hydrates: what only the browser knows is not known yet. A component that asks
 * is rendered a second time, with all that it holds, in the task that ends hydration.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** What only the browser shows. Its neighbours are not rendered a second time for it. */
export const OnceHydrated = ({ children }: { children: ReactNode }): ReactNode => (useHydrated() ? children : null);

let hydrating = false;

/** Set by the program that takes a page over from the server, until that is done. */
export function setHydrating(is: boolean): void {
  hydrating = is;
}

/** Whether a component came with the page; it is not rendered again for that. */
export const useCameWithPage = (): boolean => useState(hydrating)[0];
