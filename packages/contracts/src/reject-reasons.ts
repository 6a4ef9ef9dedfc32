/** Reasons for rejecting a submission, and the sentence that its sender reads. */
export const rejectReasons = {
  not_a_contractor: 'The business does not offer pool, spa, hot tub, sauna or steam-room work.',
  duplicate: 'The business is already listed.',
  incomplete: 'The details were not complete enough to publish.',
  unverifiable: 'We could not confirm that the business exists at this location.',
  outside_us: 'The business does not serve the United States.',
  spam: 'The submission looked like advertising rather than a business.',
} as const;
export type RejectReason = keyof typeof rejectReasons;

/** How often a rejected submission can be sent again (docs/rules.md#resubmission). */
export const resubmissionsMost = 3;
