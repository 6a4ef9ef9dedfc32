import { type Band, product, timesBand } from '@poolpros/calculators/band';
import { type ClimateZoneCode, climateZones } from '@poolpros/calculators/climate';

import { covers, heaters, levelIn } from '@poolpros/calculators/cost-factors';
import { efficiencyIn } from '@poolpros/calculators/heat-pump';
import { monthsFrom, sumOf } from '@poolpros/calculators/months';
import {
  energyFor,
  firstHeatUp,
  type HeatInput,
  heatErrors,
  heaterKinds,
  heatSaving,
  heatYear,
} from '@poolpros/calculators/pool-heat';
import { gallonsIn } from '@poolpros/calculators/pool-shape';
import type { RunningOption } from './components/options-table.js';
import { type HeatValues, heaterTariff, heatInputOf } from './energy-values.js';
import { placeOf } from './place-values.js';
import { feetTyped } from './typed-values.js';

/** Collectors that are proposed, as a part of the surface of the pool. */
const collectorShare = 0.5;

/** What a heated pool takes, in dollars, and what else could be done. Takes values without errors. */
export function heatResult(values: HeatValues) {
  const input = heatInputOf(values);
  const { state } = placeOf(values);
  const tariffOf = (kind: HeatInput['heater']) => heaterTariff(values, kind);
  const yearOf = (of: HeatInput) => {
    const year = heatYear(of);
    return { ...year, dollars: product(year.year, tariffOf(of.heater)) };
  };
  const now = yearOf(input);
  const tariff = tariffOf(input.heater)[1];
  const covered: HeatInput = input.cover === 'none' ? { ...input, cover: 'bubble', coveredHours: 16 } : input;
  const zone = climateZones[input.zone];
  const [first = 1] = input.months;
  const gallons = gallonsIn(input.area, feetTyped(values.depth));
  const heatUp = energyFor(firstHeatUp(gallons, input.temperature - (zone.water[first - 1] ?? 0)), {
    heater: input.heater,
    efficiency: efficiencyIn(zone, first, input),
  });
  const withCover = yearOf(covered);
  return {
    input,
    now,
    unit: heaterKinds[input.heater].unit,
    energy: now.year,
    monthly: now.energy.map((energy) => energy * tariff),
    monthlyCovered: withCover.energy.map((energy) => energy * tariff),
    solarShare: sumOf(now.load) > 0 ? sumOf(now.solar) / sumOf(now.load) : 0,
    heatUp: { energy: heatUp, dollars: heatUp * tariff },
    options: optionsOf(),
    /** Dollars a year of the same pool elsewhere, at the same tariff, in the season there; null where a heat pump shuts off. */
    elsewhere: (zone: ClimateZoneCode): number | null => {
      const months =
        values.from === '' && values.to === '' ? monthsFrom(...climateZones[zone].openMonths) : input.months;
      const there = { ...input, zone, months };
      return heatErrors(there).length > 0 ? null : sumOf(heatYear(there).energy) * tariff;
    },
  };

  function optionsOf(): RunningOption[] {
    const { bought } = levelIn(state);
    const option = (label: string, changed: HeatInput, price: Band): RunningOption => {
      const year = yearOf(changed);
      return {
        label,
        yearly: year.dollars,
        saved: heatSaving(now, year, tariff, tariffOf(changed.heater)[1]),
        price: timesBand(price, bought),
      };
    };
    const options: RunningOption[] = [];
    if (input.cover === 'none')
      options.push(option(`Solar cover, ${covered.coveredHours} hours a day`, covered, covers.solar.price));
    const heatPump: HeatInput = { ...input, heater: 'heat-pump', efficiency: heaterKinds['heat-pump'].efficiency };
    if (input.heater !== 'heat-pump' && heatErrors(heatPump).length === 0)
      options.push(option('Heat pump', heatPump, heaters['heat-pump'].price));
    if (input.heater !== 'gas')
      options.push(
        option('Gas heater', { ...input, heater: 'gas', efficiency: heaterKinds.gas.efficiency }, heaters.gas.price),
      );
    if (input.collectorArea === 0) {
      const collectorArea = Math.round(input.area * collectorShare);
      options.push(
        option(`Solar collectors, ${collectorArea} sq ft`, { ...input, collectorArea }, heaters.solar.price),
      );
    }
    return options;
  }
}
