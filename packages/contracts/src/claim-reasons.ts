/** Reasons for rejecting a claim, as the claimant reads them. */
export const claimRejectReasons = {
  not_shown: 'What you sent does not show that you run this business.',
  other_business: 'What you sent names another business.',
  license_mismatch: 'The license does not name this business.',
  owner_objects: 'The current owner says that the page is theirs.',
} as const;
export type ClaimRejectReason = keyof typeof claimRejectReasons;

/** Reasons for revoking an approved claim, as the claimant reads them. */
export const claimRevokeReasons = {
  not_theirs: 'The business showed that the page is not yours.',
  proof_not_genuine: 'The proof was not genuine.',
} as const;
export type ClaimRevokeReason = keyof typeof claimRevokeReasons;

export const claimReasons = { ...claimRejectReasons, ...claimRevokeReasons };
export type ClaimReason = keyof typeof claimReasons;
