import { useCallback, useEffect, useRef, useState } from 'react';

/** The pauses of the menus, in milliseconds (docs/rules.md#menus). */
const openAfter = 200;
const skipWithin = 300;
const closeAfter = 150;

/**
 * Which menu of a bar is open. On hover one opens after a pause, immediately if another was open shortly before, and
 * closes a moment after the pointer left.
 */
export function useMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  /** A menu that was opened by a press stays open while the pointer is elsewhere. */
  const pressed = useRef(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = useCallback((title: string | null, byPress: boolean) => {
    window.clearTimeout(timer.current);
    if (title === null) closedAt.current = performance.now();
    pressed.current = byPress;
    setOpen(title);
  }, []);
  const close = useCallback(() => show(null, false), [show]);
  const later = (milliseconds: number, work: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(work, milliseconds);
  };

  return {
    open,
    close,
    handlePress: (title: string) => show(open === title && pressed.current ? null : title, true),
    handleEnter: (title: string) => {
      if (open === title) window.clearTimeout(timer.current);
      else if (open !== null || performance.now() - closedAt.current < skipWithin) show(title, false);
      else later(openAfter, () => show(title, false));
    },
    handleLeave: () => {
      if (open === null) window.clearTimeout(timer.current);
      else if (!pressed.current) later(closeAfter, close);
    },
  };
}
