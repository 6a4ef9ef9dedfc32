import { expect, test } from 'vitest';
import { placePrefixes } from './place-prefixes.js';

test.each([
  ['', []],
  ['aus', ['aus']],
  ['Saint Lou', ['st lou']],
  ['hot tub repair st lou', ['hot tub repair st lou', 'repair st lou', 'st lou']],
  ['pool repair new yo', ['pool repair new yo', 'repair new yo', 'new yo', 'yo']],
  ['sauna in aus', ['sauna in aus', 'in aus', 'aus']],
  ['hot tub', ['hot tub']],
  ['pool repair', ['pool repair']],
  ['crystal blue spr', ['crystal blue spr']],
  ['crystal blue in spr', ['crystal blue in spr', 'spr']],
])('in %j the place may be one of %j', (text, ends) => {
  expect(placePrefixes(text)).toEqual(ends);
});
