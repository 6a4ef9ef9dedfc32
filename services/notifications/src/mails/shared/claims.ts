/** Why a claimant gets a mail. */
export const toClaimant = 'You received this email because you claimed a page. Decisions are always emailed.';
