/** Founding members who get the professional tier free. */
export const foundingMemberLimit = 500;
/**
 * Nobody counted them, so they are shown only while the site runs on seed data (docs/rules.md#sample-figures). One
 * more founding member joins each `joinMs`; the contractors go from the first to the last by one each `listMs`, again
 * and again.
 */
export const sampleFigures = {
  founding: { joined: 327, joinMs: 12_000 },
  contractors: { first: 327, last: 367, listMs: 10_000 },
  averageRating: 4.8,
  poolsInstalled: '1,200+',
  proTierPerMonth: 29,
} as const;
