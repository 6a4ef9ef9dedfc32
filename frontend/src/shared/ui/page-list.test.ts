import { expect, it } from 'vitest';
import { pageList } from './page-list.js';

it.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 'gap', 8]],
  [4, 8, [1, 'gap', 3, 4, 5, 'gap', 8]],
  [3, 8, [1, 2, 3, 4, 'gap', 8]],
  [8, 8, [1, 'gap', 7, 8]],
  [50, 100, [1, 'gap', 49, 50, 51, 'gap', 100]],
])('page %i of %i lists %j', (page, total, expected) => {
  expect(pageList(page, total)).toEqual(expected);
});

it('lists nothing for an empty result', () => {
  expect(pageList(1, 0)).toEqual([]);
});
