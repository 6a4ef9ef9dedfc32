/** Why a claim is not approved, as the claimant reads it. */
export const claimRejectReasons = {
  not_shown: 'What you sent does not show that you run this business.',
  other_business: 'What you sent names another business.',
  license_mismatch: 'The license does not name this business.',
  owner_objects: 'The present owner showed that the page is theirs.',
} as const;
export type ClaimRejectReason = keyof typeof claimRejectReasons;
