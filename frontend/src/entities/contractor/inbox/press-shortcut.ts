import type { KeyboardEvent } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.js';

/**
 * Handles the keys of the inbox. As it hears only what happens inside, the keys do nothing elsewhere on the page
 * (WCAG 2.1.4). `r` moves to the reply; `s` and `e` press the button that names the key.
 */
export const shortcutHandler =
  ({ onStep, onHelp }: { onStep: (step: 1 | -1) => void; onHelp: () => void }) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const inbox = event.currentTarget;
    const shortcut = shortcutOf(event.nativeEvent);
    // A dialog that the inbox opens is part of it for React, and of the body for the browser.
    if (shortcut === null || !(event.target instanceof Node) || !inbox.contains(event.target)) return;
    event.preventDefault();
    const press = (key: Shortcut) => inbox.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    const acts: Record<Shortcut, () => void> = {
      j: () => onStep(1),
      k: () => onStep(-1),
      r: () => inbox.querySelector('textarea')?.focus(),
      s: () => press('s'),
      e: () => press('e'),
      '?': onHelp,
    };
    acts[shortcut]();
  };
