import { expect, it } from 'vitest';
import { neighborOf } from './neighbor.js';

const ids = ['a', 'b', 'c'];

it.each([
  ['the first one while none is open', ids, null, 0, 1, 'a'],
  ['the next one', ids, 'a', 0, 1, 'b'],
  ['the previous one', ids, 'c', 2, -1, 'b'],
  ['none after the last', ids, 'c', 2, 1, null],
  ['none before the first', ids, 'a', 0, -1, null],
  ['the one that took the place of one that left the list', ['a', 'c'], 'b', 1, 1, 'c'],
  ['the one before it', ['a', 'c'], 'b', 1, -1, 'a'],
  ['none in an empty list', [], 'b', 0, 1, null],
] as const)('finds %s', (_, list, open, lastIndex, step, found) => {
  expect(neighborOf(list, open, lastIndex, step)).toBe(found);
});
