/** Reasons for a second look at a claim, as the staff reads them (docs/rules.md#claim-risks). */
export const claimRisks = {
  free_mail: 'The account uses a free email address.',
  other_domain: 'The account’s email is not at the website’s domain.',
  new_account: 'The account was less than a day old.',
  busy_network: 'Three or more claims came from this network within 30 days.',
  new_phone: 'The phone had been on the page for less than 30 days.',
} as const;
export type ClaimRisk = keyof typeof claimRisks;
