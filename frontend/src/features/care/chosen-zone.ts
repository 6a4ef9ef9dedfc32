import { type ClimateZone, type ClimateZoneCode, climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { climateZonesOf } from '@poolpros/calculators/zones-of-state';
import { findState } from '@poolpros/contracts/states';
import { zoneSlug } from '../../entities/care/care-calendar-file.js';

/** All zones with their codes. */
export const zones = climateZoneCodes.map((code) => ({ code, zone: climateZones[code] }));

/** The zones that the query of the page asks for: one by its name, or those of a state with its main one first. */
export function chosenZones(params: URLSearchParams): readonly ClimateZone[] {
  const named = zones.find(({ zone }) => zoneSlug(zone) === params.get('zone'));
  if (named) return [named.zone];
  const state = findState(params.get('state') ?? '');
  return state ? climateZonesOf(state.code).map((code: ClimateZoneCode) => climateZones[code]) : [];
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
