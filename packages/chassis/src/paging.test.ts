import { expect, it } from 'vitest';
import { pageOf } from './paging.js';

it.each([
  [0, 1, { page: 1, totalPages: 1, offset: 0 }],
  [10, 1, { page: 1, totalPages: 1, offset: 0 }],
  [11, 2, { page: 2, totalPages: 2, offset: 10 }],
  [95, 10, { page: 10, totalPages: 10, offset: 90 }],
  [95, 99, { page: 10, totalPages: 10, offset: 90 }],
  [95, 0, { page: 1, totalPages: 10, offset: 0 }],
])('of %i entries by ten, page %i starts where it should', (total, page, expected) => {
  expect(pageOf(total, page, 10)).toEqual(expected);
});
