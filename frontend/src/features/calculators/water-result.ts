import { type Band, timesBand } from '@poolpros/calculators/band';

import { covers, levelIn } from '@poolpros/calculators/cost-factors';
import { sumOf } from '@poolpros/calculators/months';
import { type WaterInput, waterDollars, waterYear } from '@poolpros/calculators/water';
import { waterCovers } from '@poolpros/calculators/water-factors';
import type { RunningOption } from './components/options-table.js';
import { placeOf } from './place-values.js';
import { type WaterValues, waterInputOf, waterTariffsOf } from './water-values.js';

/** What covers cost to buy, of those whose price is known. */
const coverPrices: Partial<Record<WaterInput['cover'], Band>> = {
  solid: covers.automatic.price,
  bubble: covers.solar.price,
};

/** The covers that keep in more than what there is, with what each one saves on water alone. */
function coverOptions(input: WaterInput, dollarsOf: (of: WaterInput) => Band, bought: number): RunningOption[] {
  const [low, mid, high] = dollarsOf(input);
  const kinds = Object.keys(waterCovers) as WaterInput['cover'][];
  return kinds
    .filter((cover) => waterCovers[cover].stops > waterCovers[input.cover].stops)
    .map((cover) => {
      const yearly = dollarsOf({ ...input, cover });
      const price = coverPrices[cover];
      return {
        label: waterCovers[cover].label,
        yearly,
        saved: [low - yearly[0], mid - yearly[1], high - yearly[2]],
        price: price ? timesBand(price, bought) : null,
      };
    });
}

/** The water that a pool takes, and what a cover changes. Takes values without errors. */
export function waterResult(values: WaterValues) {
  const input = waterInputOf(values);
  const { water, sewer } = waterTariffsOf(values);
  const dollarsOf = (of: WaterInput) => waterDollars(waterYear(of).total, water, sewer);
  const year = waterYear(input);
  const bare = waterYear({ ...input, cover: 'none' });
  const covered = waterYear({ ...input, cover: input.cover === 'none' ? 'bubble' : input.cover });
  return {
    input,
    year,
    dollars: dollarsOf(input),
    options: coverOptions(input, dollarsOf, levelIn(placeOf(values).state).bought),
    monthly: { open: bare.byMonth, covered: covered.byMonth },
    kept: sumOf(bare.byMonth) - sumOf(covered.byMonth),
    elsewhere: (zone: typeof input.zone) => waterYear(waterInputOf({ ...values, zone })).total[1],
  };
}
