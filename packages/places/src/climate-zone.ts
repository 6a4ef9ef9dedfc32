import { type ClimateZoneCode, climateZoneOf } from '@poolpros/calculators/climate';
import type { State } from '@poolpros/contracts/states';
import { easternClimates } from './eastern-climates.js';
import type { Coordinates } from './geo.js';
import { lazy } from './lazy.js';
import type { City, Places } from './places.js';
import type { StateClimate } from './state-climate.js';
import { westernClimates } from './western-climates.js';

/** What determines the climate of a place within its state. The elevation is in meters. */
export type ClimateSite = Pick<City, 'slug' | 'county' | 'elevation'>;

/**
 * Parts of a state in another zone than most of it. Chosen by hand: counties and elevations belong to the zone whose
 * station has the closest means of winter and July.
 */
const stateClimates: Readonly<Partial<Record<State['code'], StateClimate>>> = {
  ...westernClimates,
  ...easternClimates,
};

/** The parts of all states by `CA Kern`. */
const partsByCounty = lazy(
  () =>
    new Map(
      Object.entries(stateClimates).flatMap(([code, { parts = [] }]) =>
        parts.flatMap((part) => part.counties.split(',').map((county) => [`${code} ${county.trim()}`, part] as const)),
      ),
    ),
);

/** The climate zone of a place, from its county and elevation (docs/adr/0040); of the main part of the state without a place. */
export function climateZoneAt(state: State['code'], site: ClimateSite | null): ClimateZoneCode {
  const climate = stateClimates[state];
  if (!site || !climate) return climateZoneOf(state);
  const part = partsByCounty().get(`${state} ${site.county?.replace(/ County$/, '')}`);
  const steps = Object.entries((part ?? climate).above ?? {});
  const higher = steps.findLast(([meters]) => site.elevation >= Number(meters));
  return climate.towns?.[site.slug] ?? higher?.[1] ?? part?.zone ?? climateZoneOf(state);
}

/** The climate zone of a point in a state, such as a ZIP: that of the nearest city. */
export function climateZoneNear(places: Places, state: State, { latitude, longitude }: Coordinates): ClimateZoneCode {
  const city = places.nearestCity(latitude, longitude)?.city;
  return climateZoneAt(state.code, city?.stateSlug === state.slug ? city : null);
}
