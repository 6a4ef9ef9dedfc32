/** Why a claimant gets a mail. */
export const toClaimant = 'You get this because you claimed a page. Decisions are always mailed.';
