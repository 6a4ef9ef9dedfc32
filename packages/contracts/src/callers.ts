import { keysOf } from './keys-of.js';

/**
 * The processes that call others of the product, and the rights of each. Each sends its own INTERNAL_TOKEN as bearer
 * token. A called process has the digests of its callers' tokens. `uncounted-reads` is a right at the gateway; the
 * gateway routes none of the other calls.
 */
export const callerRights = {
  notifications: ['mail-facts', 'mail-outcomes', 'request-replies'],
  accounts: ['applicants'],
  directory: ['ended-sessions', 'account-contacts', 'session-proofs', 'departing-accounts', 'account-emails'],
  reviews: ['ended-sessions'],
  search: ['record-export'],
  gateway: ['ended-sessions', 'request-readers'],
  web: ['uncounted-reads'],
} as const satisfies Record<string, readonly string[]>;
export type Caller = keyof typeof callerRights;
export type CallerRight = (typeof callerRights)[Caller][number];
export const callers = keysOf(callerRights);

/** Whether a caller has a right. */
export const mayAsk = (caller: Caller, right: CallerRight): boolean =>
  (callerRights[caller] as readonly CallerRight[]).includes(right);
