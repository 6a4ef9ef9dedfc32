import { exactly, product, timesBand } from '@poolpros/calculators/band';
import { type ClimateZoneCode, climateZones } from '@poolpros/calculators/climate';

import { levelIn, variablePump } from '@poolpros/calculators/cost-factors';
import { byMonth, daysOf, monthsFrom } from '@poolpros/calculators/months';
import { comparePumps, turnoverHours } from '@poolpros/calculators/pump';
import { electricityTariff } from '@poolpros/calculators/tariffs';
import { type PumpValues, pumpInputOf, turnoverOf } from './energy-values.js';
import { placeOf } from './place-values.js';
import { optionalTyped } from './typed-values.js';

/** What a pump takes, in dollars, and what one of variable speed would. Takes values without errors. */
export function pumpResult(values: PumpValues) {
  const input = pumpInputOf(values);
  const { state, months } = placeOf(values);
  const tariff = electricityTariff(state, optionalTyped(values.price));
  const pumps = comparePumps(input);
  const turnover = turnoverOf(values);
  const perDay = timesBand(tariff, 1 / input.days);
  const dollarsIn = (days: number) => comparePumps({ ...input, days }).single * tariff[1];
  const monthly = (kwh: number) => byMonth(months, (_month, days) => kwh * perDay[1] * days);
  return {
    pumps,
    turnover: turnover && turnoverHours(turnover),
    now: product(exactly(pumps.single), tariff),
    slower: product(exactly(pumps.variable.kwh), tariff),
    saved: product(pumps.saved.kwh, tariff),
    price: timesBand(variablePump, levelIn(state).bought),
    monthly: [monthly(pumps.single), monthly(pumps.variable.kwh)] as const,
    /** Dollars a year of the same pump elsewhere, in the season there; null where the visitor chose the months. */
    elsewhere:
      values.from === '' && values.to === ''
        ? (zone: ClimateZoneCode) => dollarsIn(daysOf(monthsFrom(...climateZones[zone].openMonths)))
        : null,
  };
}
