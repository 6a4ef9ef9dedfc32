import { type ReactNode, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on the server and during hydration, when browser-only values are unknown. A component that uses it is rendered
 * a second time, with everything in it, in the task that ends hydration.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** Content that only the browser shows. Its siblings are not rendered a second time for it. */
export const OnceHydrated = ({ children }: { children: ReactNode }): ReactNode => (useHydrated() ? children : null);

let hydrating = false;

/** Set by the program that hydrates a page, until that is done. */
export function setHydrating(is: boolean): void {
  hydrating = is;
}

/** Whether a component was in the server's page; this does not render it again. */
export const useCameWithPage = (): boolean => useState(hydrating)[0];
