/** Reasons why a person should look at a submission, and the sentence that the staff reads. */
export const riskReasons = {
  duplicate: 'It may already be listed.',
  license_missing: 'A service needs a license in this state, and none is given.',
  license_unchecked: 'A service needs a license in this state, and nobody has checked the license.',
  free_mail: 'The email is from a free provider.',
  other_domain: 'The email is not at the website’s domain.',
  no_website: 'The business has no website of its own.',
  links_in_text: 'The text contains a link or an email address.',
  photos: 'Nobody has looked at its photos.',
  same_network: 'Another email address submitted a business from the same network in the last 30 days.',
  many_listings: 'The email has five or more listings.',
  rejected_before: 'This listing, or another one from its email, was rejected before.',
} as const;
export type RiskReason = keyof typeof riskReasons;
