import { keysOf } from './keys-of.js';

/**
 * The processes that call others of the product, and what each may ask for. Each has a token of its own, its
 * INTERNAL_TOKEN, which it sends as bearer; who is called knows digests of the tokens of its own callers.
 * `uncounted-reads` is asked of the gateway; the other calls are never routed by it.
 */
export const callerRights = {
  notifications: ['mail-facts', 'mail-outcomes'],
  accounts: ['applicants'],
  directory: ['ended-sessions', 'account-contacts', 'session-proofs', 'departing-accounts', 'account-emails'],
  reviews: ['ended-sessions'],
  search: ['record-export'],
  web: ['uncounted-reads'],
} as const satisfies Record<string, readonly string[]>;
export type Caller = keyof typeof callerRights;
export type CallerRight = (typeof callerRights)[Caller][number];
export const callers = keysOf(callerRights);

/** Whether a caller may ask for something. */
export const mayAsk = (caller: Caller, right: CallerRight): boolean =>
  (callerRights[caller] as readonly CallerRight[]).includes(right);
