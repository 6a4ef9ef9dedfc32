import { lazy } from './lazy.js';
import { loadPlaces } from './load.js';
import type { County } from './places.js';

/** The key of a county in searches: `TX.201`. */
export const countyKey = ({ stateCode, code }: Pick<County, 'stateCode' | 'code'>): string => `${stateCode}.${code}`;

const keysByZip = lazy(() => {
  const keys = new Map<string, string[]>();
  for (const county of loadPlaces().states.flatMap(({ slug }) => loadPlaces().countiesOf(slug)))
    for (const zip of county.zips) keys.set(zip, [...(keys.get(zip) ?? []), countyKey(county)]);
  return keys;
});

/**
 * The keys of the counties of a point, from its nearest ZIP: one, or two in Connecticut, which has old and new
 * counties.
 */
export function countiesAt(latitude: number, longitude: number): string[] {
  const zip = loadPlaces().nearestZip(latitude, longitude);
  return zip ? (keysByZip().get(zip.zip) ?? []) : [];
}
