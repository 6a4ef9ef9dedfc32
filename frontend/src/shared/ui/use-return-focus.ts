import { useRef } from 'react';

/** Handlers for an overlay that is opened by state: the focus goes to `next`, or else back to where it was before. */
export function useReturnFocus(next?: () => HTMLElement | null) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = next?.() ?? before.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
