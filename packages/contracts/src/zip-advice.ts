import { type State, states } from './states.js';
import { findUnservedRegion, notCovered, unservedRegionOfZip } from './unserved-regions.js';
import { readZips } from './zip.js';

/** ZIPs that begin with a zero, by their state (USPS Labeling List L002). */
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
 * What to do about a text that is no ZIP. Of 02134 a spreadsheet makes 2134, so the zero is offered back where the state,
 * if it is known, has such ZIPs.
 */
function zipAdvice(typed: string, stateCode?: State['code']): string {
  const restored = `0${typed.trim()}`;
  const found = states.find(({ code }) => (stateCode ?? code) === code && zerosOf[code]?.test(restored));
  if (!found || !/^\d{5}$/.test(restored)) return 'enter a ZIP of five digits';
  return stateCode ? `did you mean ${restored}?` : `did you mean ${restored} in ${found.label}?`;
}

/** What is wrong with a ZIP as `readZip` leaves it: that it is none, or that its region is not covered. Null when nothing is. */
export function zipMistake(zip: string, stateCode?: State['code']): string | null {
  if (!/^\d{5}$/.test(zip)) return zipAdvice(zip, stateCode);
  const region = unservedRegionOfZip(zip);
  return region ? notCovered(region) : null;
}

/** The same of a field that takes a ZIP or a range of ZIPs, as they were typed. */
export function zipsMistake(typed: string, stateCode?: State['code']): string | null {
  const zips = readZips(typed);
  if (zips === null) return zipAdvice(typed, stateCode).replace(/digits$/, 'digits or a range such as 12345-12349');
  const [first = '', last = first] = zips.split('-');
  return first > last ? 'put the lower ZIP of the range first' : zipMistake(first);
}

/**
 * The same of a searched location: of digits alone, it is a ZIP or a range; in other texts a region at the end, by its name,
 * postal code or ZIP, may not be covered.
 */
export function locationMistake(location: string): string | null {
  if (/^[\d\s–-]+$/.test(location)) return zipsMistake(location);
  const [, zip] = /[\s,](\d{5})(?:-\d{4})?$/.exec(location) ?? [];
  const region = zip ? unservedRegionOfZip(zip) : findUnservedRegion(location.split(',').at(-1) ?? '');
  return region ? notCovered(region) : null;
}
