import type { KeyStorage } from '../storage/browser-storage.js';

declare global {
  interface Navigator {
    /** Global Privacy Control (W3C): the browser objects for its user. */
    globalPrivacyControl?: boolean;
  }
}

const refusalKey = 'usageFigures';
/** The id under which the visits of a browser are counted. */
export const visitorKey = 'analyticsVisitor';

export const browserRefuses = (): boolean => navigator.globalPrivacyControl === true;

export const visitorRefuses = (storage: KeyStorage): boolean => storage.getItem(refusalKey) === 'off';

/** Stores whether visits are counted; a refusal also deletes the id. */
export function storeRefusal(storage: KeyStorage, refuses: boolean): void {
  if (refuses) {
    storage.setItem(refusalKey, 'off');
    storage.removeItem(visitorKey);
  } else storage.removeItem(refusalKey);
}
