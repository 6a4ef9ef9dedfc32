import { expect, it } from 'vitest';
import * as z from 'zod';
import { adminPaths } from './admin-paths.js';
import { endpointRows } from './endpoint-table.js';
import { apiPaths } from './paths.js';
import { type LimitRow, limitClasses } from './rate-limits.js';

it('has an endpoint for every path of the API', () => {
  expect(new Set(endpointRows.map(([, { path }]) => path))).toEqual(
    new Set<string>([...Object.values(apiPaths), ...Object.values(adminPaths)]),
  );
});

it('has each operation once', () => {
  const operations = endpointRows.map(([, { method, path }]) => `${method} ${path}`);
  expect(operations).toHaveLength(new Set(operations).size);
});

it.each(endpointRows)('%s has a schema for each parameter of its path', (_, { path, params }) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
  expect(params instanceof z.ZodObject ? Object.keys(params.shape).sort() : []).toEqual(inPath);
});

it.each(endpointRows)(
  '%s is below its prefix and reads no body with GET',
  (_, { method, path, prefix = path, body }) => {
    expect(`${path}/`.startsWith(`${prefix}/`)).toBe(true);
    if (method === 'GET') expect(body).toBeUndefined();
  },
);

it.each(Object.entries(limitClasses))(
  'the limit %s counts by cost if it holds plain and dear reads',
  (name, row: LimitRow) => {
    const costs = new Set(endpointRows.filter(([, { limit }]) => limit === name).map(([, { dear = false }]) => dear));
    if (costs.size === 2) expect(row.byCost).toBe(true);
  },
);
