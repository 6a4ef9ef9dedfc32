/**
 * A region with US ZIPs that the product does not cover (docs/rules.md#unserved-regions). `zips` are the first digits
 * of its ZIPs (USPS Publication 65, National Five-Digit ZIP Code and Post Office Directory).
 */
export interface UnservedRegion {
  /** Postal code. */
  code: string;
  /** With its article, for use in a sentence. */
  label: string;
  kind: 'territory' | 'military' | 'freely associated state';
  zips: readonly string[];
}

export const unservedRegions: readonly UnservedRegion[] = [
  { code: 'AS', label: 'American Samoa', kind: 'territory', zips: ['96799'] },
  { code: 'GU', label: 'Guam', kind: 'territory', zips: ['9691', '9692', '96930', '96931', '96932'] },
  { code: 'MP', label: 'the Northern Mariana Islands', kind: 'territory', zips: ['9695'] },
  { code: 'PR', label: 'Puerto Rico', kind: 'territory', zips: ['006', '007', '009'] },
  { code: 'VI', label: 'the U.S. Virgin Islands', kind: 'territory', zips: ['008'] },
  { code: 'AA', label: 'Armed Forces Americas', kind: 'military', zips: ['340'] },
  { code: 'AE', label: 'Armed Forces Europe', kind: 'military', zips: ['09'] },
  { code: 'AP', label: 'Armed Forces Pacific', kind: 'military', zips: ['962', '963', '964', '965', '966'] },
  { code: 'FM', label: 'Micronesia', kind: 'freely associated state', zips: ['96941', '96942', '96943', '96944'] },
  { code: 'MH', label: 'the Marshall Islands', kind: 'freely associated state', zips: ['96960', '96970'] },
  { code: 'PW', label: 'Palau', kind: 'freely associated state', zips: ['96939', '96940'] },
];

/** The region of a ZIP that is not covered; undefined for every other ZIP, whether it exists or not. */
export const unservedRegionOfZip = (zip: string): UnservedRegion | undefined =>
  unservedRegions.find(({ zips }) => zips.some((start) => zip.startsWith(start)));

const nameKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^(?:the )?(?:us )?/, '');

/** The region with this postal code or name, in any case; undefined if there is none. */
export function findUnservedRegion(text: string): UnservedRegion | undefined {
  const wanted = nameKey(text);
  return unservedRegions.find(({ code, label }) => code.toLowerCase() === wanted || nameKey(label) === wanted);
}

/** Why the region cannot be searched or listed in, and what to do instead; follows the name of a field. */
export const notCovered = ({ label, kind }: UnservedRegion): string =>
  kind === 'military'
    ? 'use the town’s ZIP: a military mailing address is not on the map'
    : `use a place in the 50 states or Washington, DC: we do not cover ${label} yet`;
