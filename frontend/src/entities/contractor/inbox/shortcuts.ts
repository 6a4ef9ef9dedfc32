/** The keys of the inbox, which work while the focus is in it and nobody types. */
export const shortcuts = {
  j: 'Next request',
  k: 'Previous request',
  r: 'Write a reply',
  s: 'Open the saved replies',
  e: 'Mark the request as quoted, won, lost or something else',
  '?': 'Show these shortcuts',
} as const;
export type Shortcut = keyof typeof shortcuts;

const isShortcut = (key: string): key is Shortcut => Object.hasOwn(shortcuts, key);

/** Where a key types or chooses. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** The shortcut of a key press; null for a key with a modifier, and for one that types. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, target }: Press): Shortcut | null {
  if (ctrlKey || metaKey || altKey || !isShortcut(key)) return null;
  return target instanceof Element && target.closest(typing) ? null : key;
}
