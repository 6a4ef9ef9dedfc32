import { expect, it } from 'vitest';
import { pageOf } from './paging.js';

it.each([
  [0, 1, { page: 1, totalPages: 1, offset: 0 }],
  [10, 1, { page: 1, totalPages: 1, offset: 0 }],
  [11, 2, { page: 2, totalPages: 2, offset: 10 }],
  [95, 10, { page: 10, totalPages: 10, offset: 90 }],
])('of %i entries by ten, page %i starts where it should', (total, page, expected) => {
  expect(pageOf(total, page, 10)).toEqual(expected);
});

it.each([
  [0, 2, 'There is 1 page.', 1],
  [95, 11, 'There are 10 pages.', 10],
  [13_546, 99_999, 'There are 1,355 pages.', 1355],
])('of %i entries by ten, page %i is refused: %s', (total, page, message, max) => {
  const errors = [{ path: 'query.page', message, max }];
  expect(() => pageOf(total, page, 10)).toThrow(expect.objectContaining({ code: 'invalid_request', errors }));
});
