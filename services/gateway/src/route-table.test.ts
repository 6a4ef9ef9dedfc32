import { endpointRows } from '@poolpros/contracts/endpoint-table';
import { audiences } from '@poolpros/contracts/http/accounts';
import { expect, it } from 'vitest';
import { apiRoutes } from './route-table.js';

const routed = endpointRows.filter(([, { service }]) => service !== 'gateway');
const rows = routed.flatMap(([name, endpoint]) =>
  audiences.map((audience) => ({ name, ...endpoint, path: endpoint.path.replace(':audience', audience) })),
);
const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

it.each(rows)('opens $method $path as its endpoint says', ({ method, path, service, limit, upload }) => {
  const [route] = apiRoutes
    .filter(({ methods, prefix }) => methods.includes(method) && isBelow(path, prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  expect(route).toMatchObject({ upstream: service, limit });
  expect(route?.body !== undefined).toBe(upload === true);
});

it('opens nothing else: every prefix is a path of the API or leads to one', () => {
  for (const { prefix } of apiRoutes)
    expect(
      rows.some(({ path }) => isBelow(path, prefix)),
      prefix,
    ).toBe(true);
});
