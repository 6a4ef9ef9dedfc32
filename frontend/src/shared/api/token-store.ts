import type { Audience } from '@poolpros/contracts/http/accounts';
import type { KeyStorage } from '../storage/browser-storage.js';

/** Keys of local storage: one browser can be signed in as both (docs/rules.md#token-choice). */
const keys: Record<Audience, string> = { contractor: 'contractorToken', admin: 'adminToken' };

export interface TokenStore {
  get(audience: Audience): string | null;
  set(audience: Audience, token: string): void;
  clear(audience: Audience): void;
}

/** The access tokens of this browser. */
export function createTokenStore(storage: KeyStorage): TokenStore {
  return {
    get: (audience) => storage.getItem(keys[audience]),
    set: (audience, token) => storage.setItem(keys[audience], token),
    clear: (audience) => storage.removeItem(keys[audience]),
  };
}

/** An empty store: the server renders every page for an anonymous visitor. */
export const noTokens: TokenStore = { get: () => null, set: () => undefined, clear: () => undefined };
