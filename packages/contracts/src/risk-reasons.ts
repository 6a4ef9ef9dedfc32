/** What makes a submission one that a person should look at, and the sentence that the staff reads. */
export const riskReasons = {
  duplicate: 'It may be listed already.',
  license_missing: 'A service needs a license in this state, and none is stated.',
  license_unchecked: 'A service needs a license in this state, which nobody has checked.',
  free_mail: 'The email is one that anybody gets.',
  other_domain: 'The email is not at the domain of the website.',
  no_website: 'There is no website of its own.',
  links_in_text: 'A text holds a link or an email.',
  photos: 'Nobody has looked at its photos.',
  same_network: 'Another email sent a business from the same network in the last 30 days.',
  many_listings: 'The email has five listings or more.',
  rejected_before: 'It, or another one of the email, was rejected before.',
} as const;
export type RiskReason = keyof typeof riskReasons;
