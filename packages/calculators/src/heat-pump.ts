import type { ClimateZone } from './climate.js';
import { heatPumpCop, heatPumpStops } from './energy-factors.js';

const [coldest, mildest, rated] = heatPumpCop;

/**
 * COP in air of so many °F, of a heat pump that has `ratedCop` at 80 °F. Straight lines between the points of
 * `heatPumpCop`, carried on down to where it shuts off; no better above 80 °F.
 */
export function copAt(air: number, ratedCop: number): number {
  const [from, to] = air < mildest.air ? [coldest, mildest] : [mildest, rated];
  const slope = (to.cop - from.cop) / (to.air - from.air);
  return (ratedCop / rated.cop) * Math.min(rated.cop, from.cop + slope * (air - from.air));
}

/** Those of the months 1 to 12 in which the mean air is too cold for a heat pump. */
export const coldMonths = (zone: ClimateZone, months: readonly number[]): number[] =>
  months.filter((month) => (zone.air[month - 1] ?? 0) < heatPumpStops);

/** Heat from a unit of energy in a month 1 to 12: that of a heat pump goes with the air. */
export const efficiencyIn = (
  zone: ClimateZone,
  month: number,
  { heater, efficiency }: { heater: string; efficiency: number },
): number => (heater === 'heat-pump' ? copAt(zone.air[month - 1] ?? 0, efficiency) : efficiency);
