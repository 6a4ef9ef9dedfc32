import { expect, it } from 'vitest';
import { allowedEdits, isFuzzyWord } from './typos.js';

it.each([
  ['of', 0],
  ['𐌰𐌱', 0],
  ['spa', 1],
  ['pools', 1],
  ['lagoon', 2],
  ['x'.repeat(40), 2],
  ['x'.repeat(41), 0],
])('forgives %s %i errors', (word, edits) => {
  expect(allowedEdits(word)).toBe(edits);
});

it.each([
  ['cristal', 'crystal', true],
  ['kristal', 'crystal', false],
  ['of', 'on', false],
  ['lagons', 'lagoon', true],
  ['lagons', 'lemon', false],
  ['𐌰𐌱𐌲', '𐌰𐌱𐌳', true],
  ['𐌰𐌱𐌲', '𐌱𐌱𐌲', false],
])('takes %s for %s with a typo: %s', (typed, stored, isMatch) => {
  expect(isFuzzyWord(typed, stored)).toBe(isMatch);
});
