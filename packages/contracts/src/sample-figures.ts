/** Number of founding members, who get the professional tier for free. */
export const foundingMemberLimit = 500;
/**
 * Invented numbers, shown only while the site runs on seed data (docs/rules.md#sample-figures). One more founding
 * member joins every `joinMs`. The contractors cycle from the first to the last, one every `listMs`.
 */
export const sampleFigures = {
  founding: { joined: 327, joinMs: 12_000 },
  contractors: { first: 327, last: 367, listMs: 10_000 },
  averageRating: 4.8,
  poolsInstalled: '1,200+',
  proTierPerMonth: 29,
} as const;
