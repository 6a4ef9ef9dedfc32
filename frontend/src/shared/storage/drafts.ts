import { browserStorage, draftsKey, type KeyStorage } from './browser-storage.js';

let opened: KeyStorage | undefined;

/** Opened on first use, because the server has none. */
function storage(): KeyStorage {
  opened ??= browserStorage('sessionStorage');
  return opened;
}

/** The drafts by name. */
function stored(): Record<string, unknown> {
  try {
    const drafts: unknown = JSON.parse(storage().getItem(draftsKey) ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {};
  } catch {
    return {};
  }
}

/** What was typed for this purpose and not sent; empty if nothing was. It lasts as long as the tab. */
export function draftOf(name: string): string {
  const text = stored()[name];
  return typeof text === 'string' ? text : '';
}

/** Keeps a text that is being typed; an empty one is forgotten. */
export function keepDraft(name: string, text: string): void {
  const { [name]: before = '', ...others } = stored();
  if (before === text) return;
  try {
    storage().setItem(draftsKey, JSON.stringify(text === '' ? others : { ...others, [name]: text }));
  } catch {
    // The storage is full. The text stays in its field.
  }
}
