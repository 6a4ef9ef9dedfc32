import { keysOf } from './keys-of.js';

/** Reasons for suspending a listing, as its team reads them (docs/rules.md#statuses). */
export const suspendReasons = {
  license_revoked: 'The state board has revoked or suspended the license.',
  fraud: 'Customers were deceived.',
  false_details: 'The page made false statements about the business.',
  investigation: 'We are looking into complaints about the business.',
} as const;
export type SuspendReason = keyof typeof suspendReasons;
export const suspendReasonKeys = keysOf(suspendReasons);

/** Reasons for removing a listing permanently. */
export const removeReasons = {
  opt_out: 'The business asked not to be listed.',
  legal: 'A court or government agency requires it.',
  private_data: 'It shows a person’s private data.',
  not_a_contractor: 'It does not do pool, spa, sauna or steam-room work.',
} as const;
export type RemoveReason = keyof typeof removeReasons;
export const removeReasonKeys = keysOf(removeReasons);
