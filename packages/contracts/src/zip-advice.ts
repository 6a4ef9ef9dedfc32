import { type State, states } from './states.js';
import { findUnservedRegion, notCovered, unservedRegionOfZip } from './unserved-regions.js';
import { readZips } from './zip.js';

/** ZIPs that begin with a zero, by state (USPS Labeling List L002). */
const zerosOf: Readonly<Partial<Record<State['code'], RegExp>>> = {
  CT: /^06/,
  MA: /^0(?:1|2[0-7]|55)/,
  ME: /^0(?:39|4)/,
  NH: /^03[0-8]/,
  NJ: /^0[78]/,
  NY: /^0(?:05|63)/,
  RI: /^02[89]/,
  VT: /^05(?!5)/,
};

/**
 * What to do about a text that is not a ZIP. Spreadsheets turn 02134 into 2134, so offer the zero back if the state,
 * where known, has such ZIPs.
 */
function zipAdvice(typed: string, stateCode?: State['code']): string {
  const restored = `0${typed.trim()}`;
  const found = states.find(({ code }) => (stateCode ?? code) === code && zerosOf[code]?.test(restored));
  if (!found || !/^\d{5}$/.test(restored)) return 'enter a five-digit ZIP code';
  return stateCode ? `did you mean ${restored}?` : `did you mean ${restored} in ${found.label}?`;
}

/** What is wrong with a ZIP after `readZip`: it is not one, or its region is not covered. Null if it is fine. */
export function zipMistake(zip: string, stateCode?: State['code']): string | null {
  if (!/^\d{5}$/.test(zip)) return zipAdvice(zip, stateCode);
  const region = unservedRegionOfZip(zip);
  return region ? notCovered(region) : null;
}

/** The same for a field that takes a ZIP or a range of ZIPs, as typed. */
export function zipsMistake(typed: string, stateCode?: State['code']): string | null {
  const zips = readZips(typed);
  if (zips === null) return zipAdvice(typed, stateCode).replace(/code$/, 'code or a range such as 12345-12349');
  const [first = '', last = first] = zips.split('-');
  return first > last ? 'put the lower ZIP of the range first' : zipMistake(first);
}

/**
 * The same for a searched location. Digits alone are a ZIP or a range. In other texts, the region at the end, by name,
 * postal code or ZIP, may not be covered.
 */
export function locationMistake(location: string): string | null {
  if (/^[\d\s–-]+$/.test(location)) return zipsMistake(location);
  const [, zip] = /[\s,](\d{5})(?:-\d{4})?$/.exec(location) ?? [];
  const region = zip ? unservedRegionOfZip(zip) : findUnservedRegion(location.split(',').at(-1) ?? '');
  return region ? notCovered(region) : null;
}
