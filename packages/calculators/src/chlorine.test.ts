import { expect, test } from 'vitest';
import { chlorineNeed } from './chlorine.js';

test.each([
  [0, 1, 1],
  [20, 2, 2],
  [30, 2, 2.25],
  [50, 2.5, 3.75],
  [60, 3, 4.5],
  [90, 4.5, 6.75],
])('with %i ppm of cyanuric acid nobody swims below %f ppm, and the trade holds %f', (cyanuricAcid, least, trade) => {
  expect(chlorineNeed(cyanuricAcid)).toEqual({ least, trade });
});
