import { useLayoutEffect, useRef } from 'react';

/**
 * For a list whose order changes: a browser drops the focus of an element that it moves. Call the returned function
 * before the change, and the focused element gets the focus back afterward.
 */
export function useHeldFocus(order: string): () => void {
  const held = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what it waits for
  useLayoutEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [order]);
  return () => {
    held.current = document.activeElement;
  };
}
