import type { Band } from '@poolpros/calculators/band';
import { stateFactors } from '@poolpros/calculators/cost-factors';
import { roundTo } from '@poolpros/calculators/numbers';
import { type State, states } from '@poolpros/contracts/states';

type Code = State['code'];

/** The four regions of the Census Bureau; the South is what the other three are not. */
const northeast: readonly Code[] = ['CT', 'ME', 'MA', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'];
const midwest: readonly Code[] = ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'];
const west: readonly Code[] = ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NV', 'NM', 'OR', 'UT', 'WA', 'WY'];
const named = [...northeast, ...midwest, ...west];
const south = states.map(({ code }) => code).filter((code) => !named.includes(code));

const regions = { Northeast: northeast, Midwest: midwest, South: south, West: west } as const;
export type Region = keyof typeof regions;

/** The price of a job in a region: the range times the lowest, mean and highest labor level of its states, in steps of $5. */
export const rangesByRegion = ([low, mid, high]: Band): { region: Region; price: Band }[] =>
  Object.entries(regions).map(([region, codes]) => {
    const levels = codes.map((code) => stateFactors[code]);
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return {
      region: region as Region,
      price: [roundTo(low * Math.min(...levels), 5), roundTo(mid * mean, 5), roundTo(high * Math.max(...levels), 5)],
    };
  });
