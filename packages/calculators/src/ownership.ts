import type { Band } from './band.js';
import { estimateCost, poolAlone } from './cost.js';
import { extras } from './cost-factors.js';
import { type Ownership, poolOwnership, sanitizerOwnership } from './ownership-factors.js';

/** Something whose cost over the years is compared: a kind of pool, any pool in the ground, a way of sanitizing. */
export type Owned = keyof typeof poolOwnership | keyof typeof sanitizerOwnership | 'inground';

const inground = ['fiberglass', 'vinyl', 'concrete'] as const;

/** From the lowest low to the highest high, around the mean of the middles. */
function joined(bands: readonly Band[]): Band {
  const mids = bands.map(([, mid]) => mid);
  return [
    Math.min(...bands.map(([low]) => low)),
    mids.reduce((sum, mid) => sum + mid, 0) / mids.length,
    Math.max(...bands.map(([, , high]) => high)),
  ];
}

function ownershipOf(owned: Exclude<Owned, 'inground'>): Ownership {
  return owned === 'salt' || owned === 'chlorine' ? sanitizerOwnership[owned] : poolOwnership[owned];
}

/**
 * Dollars to begin with, low, middle and high: a pool of 450 square feet with permit and contingency where costs are the
 * mean of the country, without deck; a salt system with its fitting; nothing for chlorine that is dosed by hand.
 */
export function firstCost(owned: Owned): Band {
  switch (owned) {
    case 'inground':
      return joined(inground.map(firstCost));
    case 'salt':
      return extras.salt;
    case 'chlorine':
      return [0, 0, 0];
    default:
      return estimateCost(poolAlone(owned, null)).shown;
  }
}

/** What keeping it costs in the middle in one year, from 1; renewals fall due by the age of what is owned. */
function upkeepIn(year: number, { yearly, renewals, life }: Ownership): number {
  const age = life === undefined ? year : ((year - 1) % life) + 1;
  return renewals.reduce((sum, { price, everyYears }) => sum + (age % everyYears === 0 ? price : 0), yearly);
}

/**
 * What has been spent by the end of each year in dollars, low, middle and high, from year 0, when only the first cost is
 * paid. Prices stay those of today; heat, water and interest are left out. Low and high follow the calendar of the
 * middle, in the proportion that they have over ten years.
 */
export function costOverYears(owned: Owned, years: number): Band[] {
  if (owned === 'inground') {
    const each = inground.map((type) => costOverYears(type, years));
    return Array.from({ length: years + 1 }, (_, year) => joined(each.flatMap((bands) => bands.slice(year, year + 1))));
  }
  const ownership = ownershipOf(owned);
  const first = firstCost(owned);
  const [low, mid, high] = ownership.tenYears;
  const [lowShare, highShare] = [low / mid, high / mid];
  let upkeep = 0;
  let bought = 1;
  const spent: Band[] = [first];
  for (let year = 1; year <= years; year += 1) {
    upkeep += upkeepIn(year, ownership);
    if (ownership.life !== undefined && year % ownership.life === 0) bought += 1;
    spent.push([
      first[0] * bought + upkeep * lowShare,
      first[1] * bought + upkeep,
      first[2] * bought + upkeep * highShare,
    ]);
  }
  return spent;
}
