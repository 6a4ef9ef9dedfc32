/** Free chlorine in ppm that water needs by its cyanuric acid. */
export interface ChlorineNeed {
  /** Nobody swims below it: CDC's 1 ppm, or 2 with cyanuric acid, and a twentieth of that. */
  least: number;
  /** Against algae, the trade holds 7.5 percent of the cyanuric acid. */
  trade: number;
}

const mostRatio = 20;
const tradeShare = 0.075;

/** The free chlorine that so much cyanuric acid calls for, both in ppm. */
export function chlorineNeed(cyanuricAcid: number): ChlorineNeed {
  const least = cyanuricAcid > 0 ? Math.max(2, cyanuricAcid / mostRatio) : 1;
  return { least, trade: Math.max(least, cyanuricAcid * tradeShare) };
}
