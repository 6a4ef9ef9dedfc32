import { keysOf } from './keys-of.js';

/** Reasons for reporting a listing, as the form shows them (docs/rules.md#reports). */
export const reportReasons = {
  closed: 'The business has closed',
  wrong_details: 'The phone number, address or services are wrong',
  duplicate: 'The business is listed twice',
  not_a_contractor: 'It does not do pool, spa, sauna or steam-room work',
  private_data: 'It shows a person’s private data',
  illegal: 'It deceives people or breaks the law',
  own_business: 'This is my business',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonKeys = keysOf(reportReasons);
