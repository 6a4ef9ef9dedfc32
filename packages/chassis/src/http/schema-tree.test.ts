import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { schemasIn, unnamed } from './schema-tree.js';

describe('schemasIn', () => {
  const card = z.object({ id: z.int() });

  it('finds a schema inside others, in the responses of a route', () => {
    const list = z.object({ items: z.array(card).optional(), of: z.union([z.string(), z.null()]) });
    const found = schemasIn([{ response: { 200: { content: { 'application/json': { schema: list } } } } }]);
    expect(found.has(list)).toBe(true);
    expect(found.has(card)).toBe(true);
  });

  it('finds the schema that another one describes', () => {
    expect(schemasIn(z.object({ card: card.describe('the first one') })).has(card)).toBe(true);
  });

  it('finds nothing where a route has no schema', () => {
    expect(schemasIn([{ summary: 'Logout', security: [{ cookie: [] }] }, undefined]).size).toBe(0);
  });
});

describe('unnamed', () => {
  it('makes the same schema without the name', () => {
    const token = z.object({ token: z.string() }).meta({ id: 'Token' });
    const listed = unnamed(token) as typeof token;
    expect(z.globalRegistry.get(listed)).toBeUndefined();
    expect(listed.parse({ token: 'a' })).toEqual({ token: 'a' });
    expect(unnamed(undefined)).toBeUndefined();
  });
});
