import { useLayoutEffect, useRef } from 'react';

/**
 * For a list whose order changes: a browser takes the focus from an element that it moves. What is returned is called
 * before the change, and what has the focus then has it afterwards.
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
