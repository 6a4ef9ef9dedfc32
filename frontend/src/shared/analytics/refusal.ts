import type { KeyStorage } from '../storage/browser-storage.js';
import { usageCookie } from './posthog-config.js';

declare global {
  interface Navigator {
    /** Global Privacy Control (W3C): the browser objects for its user. */
    globalPrivacyControl?: boolean;
  }
}

const refusalKey = 'usageFigures';

export const browserRefuses = (): boolean => navigator.globalPrivacyControl === true;

export const visitorRefuses = (storage: KeyStorage): boolean => storage.getItem(refusalKey) === 'off';

export const isRefused = (storage: KeyStorage): boolean => browserRefuses() || visitorRefuses(storage);

/** Stores whether visits are counted, in all tabs of the browser; a refusal also deletes what counting has stored. */
export function storeRefusal(storage: KeyStorage, refuses: boolean): void {
  if (refuses) storage.setItem(refusalKey, 'off');
  else storage.removeItem(refusalKey);
  // Browsers send this event to the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: refusalKey }));
  if (refuses) forgetVisitor();
}

/** Calls `listener` whenever the visitor changes the choice, in this tab or in another one. */
export const onChoice = (listener: () => void): void =>
  window.addEventListener('storage', ({ key }) => {
    if (key === refusalKey) listener();
  });

/** Deletes what the library has stored in the browser. */
export function forgetVisitor(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (key.startsWith(usageCookie)) storage.removeItem(key);
    } catch {
      // The visitor has blocked it, so nothing is stored there.
    }
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${usageCookie}=; path=/; max-age=0; secure`;
}
