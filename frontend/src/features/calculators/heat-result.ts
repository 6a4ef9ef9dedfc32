import { type Band, product, timesBand } from '@poolpros/calculators/band';
import { type ClimateZoneCode, climateZones } from '@poolpros/calculators/climate';
import { levelIn } from '@poolpros/calculators/cost';
import { covers, heaters } from '@poolpros/calculators/cost-factors';
import { monthsFrom, sumOf } from '@poolpros/calculators/months';
import {
  energyFor,
  firstHeatUp,
  type HeatInput,
  heaterKinds,
  heatYear,
  yearlyEnergy,
} from '@poolpros/calculators/pool-heat';
import { gallonsIn } from '@poolpros/calculators/pool-shape';
import type { RunningOption } from './components/options-table.js';
import { type HeatValues, heaterTariff, heatInputOf } from './energy-values.js';
import { placeOf } from './place-values.js';
import { feetTyped } from './typed-values.js';

/** How far a saving may lie from its middle where the heat itself may. */
const around: Band = [0.75, 1, 1.25];
/** Collectors that are proposed, beside the surface of the pool. */
const collectorShare = 0.5;

/** What a heated pool takes, in dollars, and what else could be done. Takes values without errors. */
export function heatResult(values: HeatValues) {
  const input = heatInputOf(values);
  const { state } = placeOf(values);
  const tariffOf = (kind: HeatInput['heater']) => heaterTariff(values, kind);
  const yearOf = (of: HeatInput) => {
    const year = heatYear(of);
    return { ...year, dollars: product(yearlyEnergy(year), tariffOf(of.heater)) };
  };
  const now = yearOf(input);
  const tariff = tariffOf(input.heater)[1];
  const covered: HeatInput = { ...input, coveredHours: input.coveredHours || 16 };
  const [first = 1] = input.months;
  const gallons = gallonsIn(input.area, feetTyped(values.depth));
  const heatUp = energyFor(
    firstHeatUp(gallons, input.temperature - (climateZones[input.zone].water[first - 1] ?? 0)),
    input,
  );
  const withCover = yearOf(covered);
  return {
    input,
    now,
    unit: heaterKinds[input.heater].unit,
    energy: yearlyEnergy(now),
    monthly: now.energy.map((energy) => energy * tariff),
    monthlyCovered: withCover.energy.map((energy) => energy * tariff),
    solarShare: sumOf(now.load) > 0 ? sumOf(now.solar) / sumOf(now.load) : 0,
    heatUp: { energy: heatUp, dollars: heatUp * tariff },
    options: optionsOf(),
    /** Dollars a year of the same pool elsewhere, at the same tariff, in the season there. */
    elsewhere: (zone: ClimateZoneCode) => {
      const months =
        values.from === '' && values.to === '' ? monthsFrom(...climateZones[zone].openMonths) : input.months;
      return sumOf(heatYear({ ...input, zone, months }).energy) * tariff;
    },
  };

  function optionsOf(): RunningOption[] {
    const { bought } = levelIn(state);
    const option = (label: string, changed: HeatInput, price: Band): RunningOption => {
      const { dollars } = yearOf(changed);
      return {
        label,
        yearly: dollars,
        saved: timesBand(around, now.dollars[1] - dollars[1]),
        price: timesBand(price, bought),
      };
    };
    const options: RunningOption[] = [];
    if (input.coveredHours === 0) {
      const [low, mid, high] = withCover.dollars;
      options.push({
        label: `Solar cover, ${covered.coveredHours} hours a day`,
        yearly: withCover.dollars,
        // What a cover saves hangs on the hours that it is really on.
        saved: [now.dollars[1] - high, now.dollars[1] - mid, now.dollars[1] - low],
        price: timesBand(covers.solar.price, bought),
      });
    }
    if (input.heater !== 'heat-pump')
      options.push(
        option(
          'Heat pump',
          { ...input, heater: 'heat-pump', efficiency: heaterKinds['heat-pump'].efficiency },
          heaters['heat-pump'].price,
        ),
      );
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
