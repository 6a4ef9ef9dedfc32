import * as z from 'zod';
import type { MailRow } from './row.js';

/** Mails about reviews. The facts come from reviews. */
export const reviewMails = {
  'review-verify': {
    source: 'reviews',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      verifyUrl: z.url(),
      published: z
        .object({ rating: z.int(), text: z.string() })
        .nullable()
        .describe('the review that is already public: the mail reminds its author instead of asking'),
    }),
  },
  'review-removed': {
    source: 'reviews',
    facts: z.object({
      name: z.string(),
      businessName: z.string(),
      reason: z.string(),
      note: z.string().nullable(),
      policyUrl: z.url(),
    }),
  },
} as const satisfies Record<string, MailRow<'reviews'>>;
