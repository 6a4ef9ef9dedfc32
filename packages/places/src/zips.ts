import { unservedRegionOfZip } from '@poolpros/contracts/unserved-regions';
import type { Places } from './places.js';
import { matchesOf, type Range } from './tokens.js';

const label = String.raw`(?:\b(?:zip|postal)[ -]?codes?:? |\bzips?:? )?`;
const range = new RegExp(
  String.raw`(?:\b(?:between|from) )?${label}(?<!\d)(\d{5}) ?(?:[-–—]|to|thru|through|and) ?(\d{5})(?!\d)`,
  'giu',
);
const single = new RegExp(String.raw`${label}(?<![\d.$-])(\d{5})(?:-\d{4})?(?![\d-])`, 'giu');

/** The first range of ZIPs in a text, sorted, or else the first ZIP. Only existing ones, covered or not. */
export function zipsIn(places: Places, text: string): (Range & { zip: string }) | null {
  for (const { groups, from, to } of matchesOf(text, range)) {
    const [first = '', last = ''] = groups.toSorted();
    if (places.zipRange(first, last).length > 0) return { from, to, zip: `${first}-${last}` };
  }
  for (const { groups, from, to } of matchesOf(text, single)) {
    const [zip = ''] = groups;
    if (places.zip(zip) || unservedRegionOfZip(zip)) return { from, to, zip };
  }
  return null;
}
