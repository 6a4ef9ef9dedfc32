import { audiences } from '@poolpros/contracts/http/accounts';
import { apiPaths } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { apiRoutes } from './route-table.js';

const filledIn = (path: string) => audiences.map((audience) => path.replace(':audience', audience));
const paths = [...new Set(Object.values(apiPaths).flatMap(filledIn))];
const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

it.each(paths)('opens %s', (path) => {
  expect(apiRoutes.some(({ prefix }) => isBelow(path, prefix))).toBe(true);
});

it('opens nothing else: every prefix is a path of the API or leads to one', () => {
  for (const { prefix } of apiRoutes)
    expect(
      paths.some((path) => isBelow(path, prefix)),
      prefix,
    ).toBe(true);
});
