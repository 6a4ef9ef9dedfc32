import { type ClimateZoneCode, climateZoneCodes, climateZoneOf, climateZones } from '@poolpros/calculators/climate';
import { monthNames, monthsFrom } from '@poolpros/calculators/months';
import { findState, type State, states } from '@poolpros/contracts/states';
import type { TypedValues } from './typed-values.js';

/** Where a pool is: an empty state is the mean of the country, an empty month the season of the zone. */
export const placeDefaults = { state: '', zone: 'ATL', from: '', to: '' };
export type PlaceField = keyof typeof placeDefaults;

const months = ['', ...monthNames.map((_, index) => String(index + 1))];
export const placeChoices = {
  state: ['', ...states.map(({ code }) => code)],
  zone: climateZoneCodes,
  from: months,
  to: months,
};

/** What the fields say of the place; values that are chosen are known to be choices (`placeChoices`). */
export function placeOf({ state, zone, from, to }: TypedValues<PlaceField>) {
  const code = zone as ClimateZoneCode;
  const [opens, closes] = climateZones[code].openMonths;
  return {
    state: findState(state)?.code ?? null,
    zone: code,
    months: monthsFrom(Number(from) || opens, Number(to) || closes),
  };
}

/** What a state says of the place, as long as nobody says more. */
export const valuesOfState = (state: State['code'] | ''): Partial<TypedValues<PlaceField>> =>
  state === '' ? { state } : { state, zone: climateZoneOf(state) };
