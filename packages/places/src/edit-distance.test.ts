import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.js';

it.each([
  ['', 'pool', 4],
  ['pool', 'pool', 0],
  ['pol', 'pool', 1],
  ['cyrstal', 'crystal', 1],
  ['crstl', 'crystal', 2],
  ['lagon', 'dragon', 2],
  ['abcd', 'badc', 2],
  ['𝒜𐌰', '𝒜𐌱', 1],
])('counts the edits from %s to %s as %i', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});
