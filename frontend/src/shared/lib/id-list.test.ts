import { expect, it } from 'vitest';
import { parseIds } from './id-list.js';

it.each([
  [null, []],
  ['', []],
  ['3,1,2', [3, 1, 2]],
  ['3,3,1', [3, 1]],
  ['3,x,-1,0,1.5, 4,5', [3, 5]],
  ['2147483647,2147483648,99999999999', [2147483647]],
])('reads %j as %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});
