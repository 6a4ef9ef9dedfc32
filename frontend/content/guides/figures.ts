import type { Band } from '@poolpros/calculators/band';
import { roundTo, withCommas } from '@poolpros/calculators/numbers';
import { costOverYears, firstCost, type Owned } from '@poolpros/calculators/ownership';

// Figures that stand in texts come from the calculators, so that no text can differ from them.

const stepOf = (amount: number): number => {
  if (amount < 1_000) return 10;
  return amount < 20_000 ? 100 : 500;
};

/** Dollars as texts say them: the larger, the rounder. */
export const dollars = (amount: number): string => `$${withCommas(roundTo(amount, stepOf(amount)))}`;

/** Low and high of a price, joined by “to”. */
export const range = ([low, , high]: Band): string => `${dollars(low)} to ${dollars(high)}`;

/** All that was spent by the end of a year. */
export const spentBy = (owned: Owned, year: number): Band => costOverYears(owned, year)[year] ?? firstCost(owned);

export const firstMid = (owned: Owned): string => dollars(firstCost(owned)[1]);
export const firstRange = (owned: Owned): string => range(firstCost(owned));
export const spentMid = (owned: Owned, year: number): string => dollars(spentBy(owned, year)[1]);

/** By how much the middle of one lies above that of another at the end of a year. */
export const gap = (dearer: Owned, cheaper: Owned, year: number): string =>
  dollars(spentBy(dearer, year)[1] - spentBy(cheaper, year)[1]);
