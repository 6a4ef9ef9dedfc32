import { expect, it } from 'vitest';
import { states } from './states.js';
import { findUnservedRegion, notCovered, unservedRegionOfZip, unservedRegions } from './unserved-regions.js';
import { locationMistake, zipMistake, zipsMistake } from './zip-advice.js';

it.each([
  ['2134', 'MA', 'did you mean 02134?'],
  ['6830', 'CT', 'did you mean 06830?'],
  ['4101', 'ME', 'did you mean 04101?'],
  ['3101', 'NH', 'did you mean 03101?'],
  ['7030', 'NJ', 'did you mean 07030?'],
  ['6390', 'NY', 'did you mean 06390?'],
  ['2903', 'RI', 'did you mean 02903?'],
  ['5401', 'VT', 'did you mean 05401?'],
  ['2134', undefined, 'did you mean 02134 in Massachusetts?'],
  ['2134', 'TX', 'enter a five-digit ZIP code'],
  ['9704', undefined, 'enter a five-digit ZIP code'],
  ['213', 'MA', 'enter a five-digit ZIP code'],
  ['787044', 'TX', 'enter a five-digit ZIP code'],
  ['78704', 'TX', null],
] as const)('says of %s in %s: %s', (typed, stateCode, advice) => {
  expect(zipMistake(typed, stateCode)).toBe(advice);
});

it.each([
  ['96799', 'AS'],
  ['96910', 'GU'],
  ['96950', 'MP'],
  ['00601', 'PR'],
  ['00901', 'PR'],
  ['00802', 'VI'],
  ['34001', 'AA'],
  ['09001', 'AE'],
  ['96201', 'AP'],
  ['96601', 'AP'],
  ['96941', 'FM'],
  ['96960', 'MH'],
  ['96940', 'PW'],
])('knows that %s is a ZIP of %s, and does not ask for another spelling of it', (zip, code) => {
  const region = unservedRegionOfZip(zip);
  expect(region?.code).toBe(code);
  for (const mistake of [zipMistake(zip), zipsMistake(zip), locationMistake(zip)])
    expect(mistake).toBe(region && notCovered(region));
});

it('has a ZIP, a text and a name of its own for every region that is not covered', () => {
  expect(new Set(unservedRegions.flatMap(({ zips }) => zips)).size).toBe(
    unservedRegions.flatMap(({ zips }) => zips).length,
  );
  for (const region of unservedRegions) {
    expect(findUnservedRegion(region.code)).toBe(region);
    expect(findUnservedRegion(region.label.toUpperCase())).toBe(region);
    expect(notCovered(region)).toMatch(/^use /);
  }
});

it('takes no state for a region that is not covered', () => {
  for (const { code, label, slug } of states)
    for (const text of [code, label, slug]) expect(findUnservedRegion(text)).toBeUndefined();
});

it.each([
  ['US Virgin Islands', 'VI'],
  ['U.S. Virgin Islands', 'VI'],
  ['virgin islands', 'VI'],
  ['Marshall Islands', 'MH'],
  ['p.r.', 'PR'],
])('finds %s', (text, code) => {
  expect(findUnservedRegion(text)?.code).toBe(code);
});
