/** When these prices were gathered. */
export const serviceFactorsAsOf = '2026-11-21';

export const serviceSources = [
  { name: 'Wild West Pool Supplies, opening a pool', url: 'https://wildwestpoolsupplies.com' },
  { name: 'HomeGuide, pool closing cost', url: 'https://homeguide.com/costs/pool-closing-cost' },
  { name: 'Thursday Pools, liners', url: 'https://www.thursdaypools.com/inground-pool-cost/' },
  { name: 'Elite Backyard Builders, replastering', url: 'https://elitebackyardbuilders.com' },
] as const;

/** Dollars, the same in every state. The middle is null where only the ends are known. */
export const servicePrices = {
  opening: { low: 250, mid: 400, high: 650 },
  /** Inground; the middle lies between the published ends. */
  closing: { low: 250, mid: 375, high: 500 },
  liner: { low: 3_000, mid: null, high: 7_500 },
  /** Plain white plaster is published at 8,000 to 10,000; a small pool and quartz or pebble widen that by an estimate. */
  replaster: { low: 6_500, mid: null, high: 20_000 },
  /** A year of chemicals, pump power and wear. */
  upkeep: { low: 500, mid: 1_430, high: 3_850 },
} as const;
