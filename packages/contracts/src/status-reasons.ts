import { keysOf } from './keys-of.js';

/** Why the staff takes a listing down for now, as its team reads it (docs/rules.md#statuses). */
export const suspendReasons = {
  license_revoked: 'The state board has revoked or suspended the license.',
  fraud: 'Customers were deceived.',
  false_details: 'What the page said of the business was not true.',
  investigation: 'We are looking into complaints about the business.',
} as const;
export type SuspendReason = keyof typeof suspendReasons;
export const suspendReasonKeys = keysOf(suspendReasons);

/** Why a listing is removed for good. */
export const removeReasons = {
  opt_out: 'The business asked not to be listed.',
  legal: 'A court or an authority demands it.',
  private_data: 'It shows private data of a person.',
  not_a_contractor: 'It does no pool, spa, sauna or steam-room work.',
} as const;
export type RemoveReason = keyof typeof removeReasons;
export const removeReasonKeys = keysOf(removeReasons);
