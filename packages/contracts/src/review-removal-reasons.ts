import { keysOf } from './keys-of.js';

/** Reasons for removing a published review, as its author reads them (docs/rules.md#review-removal). */
export const reviewRemovalReasons = {
  private_person: 'It names a private person.',
  threat_or_insult: 'It threatens or insults someone.',
  illegal: 'It breaks the law.',
  other_business: 'It is about another business.',
  not_independent:
    'It is not about your own experience, you were offered something for it, or you have ties to the business or a competitor.',
} as const;
export type ReviewRemovalReason = keyof typeof reviewRemovalReasons;
export const reviewRemovalReasonKeys = keysOf(reviewRemovalReasons);
