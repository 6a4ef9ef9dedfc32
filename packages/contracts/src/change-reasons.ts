/** Reasons for declining a change or sending it back, in sentences for the members of the listing. */
export const changeReasons = {
  not_confirmed: 'We could not confirm it with the business or a public record.',
  proof_needed: 'It needs proof: a license, a registration or your own web page that says the same thing.',
  not_the_business: 'It describes a business other than the one on the page.',
  wording: 'It contains advertising or words that we do not publish.',
  other: 'The note says why.',
} as const;
export type ChangeReason = keyof typeof changeReasons;
