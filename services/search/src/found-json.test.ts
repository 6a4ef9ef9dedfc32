import { describe, expect, it } from 'vitest';
import { parseFound } from './found-json.js';

const parsed = (found: unknown) => parseFound(Buffer.from(JSON.stringify(found)));
const cardOf = (text: string) => Buffer.from(text).toString('base64');
const hit = (id: string, ...cards: (string | Buffer)[]) => ({
  _id: id,
  ...(cards.length > 0 && { fields: { card: cards } }),
});
const search = (...hits: object[]) => ({ took: 3, hits: { hits }, aggregations: { facets: { buckets: ['Cañon'] } } });

describe('parseFound', () => {
  it('gives each hit the bytes of its card, and leaves the rest as it is', () => {
    const found = search(hit('1', cardOf('{"name":"Süd"}')), hit('2'), hit('3', cardOf('x')));
    expect(parsed(found)).toEqual(
      search(hit('1', Buffer.from('{"name":"Süd"}')), hit('2'), hit('3', Buffer.from('x'))),
    );
  });

  it('reads several responses, also one that is an error', () => {
    const error = { status: 400, error: { type: 'x', reason: 'no "card":["' } };
    expect(parsed({ responses: [search(hit('1', cardOf('a'))), error, search(hit('2', cardOf('b')))] })).toMatchObject({
      responses: [
        { hits: { hits: [{ fields: { card: [Buffer.from('a')] } }] } },
        error,
        { hits: { hits: [{ fields: { card: [Buffer.from('b')] } }] } },
      ],
    });
  });

  it('reads a response without hits', () => {
    expect(parsed({ took: 1, hits: { hits: [] } })).toEqual({ took: 1, hits: { hits: [] } });
  });

  it('rejects what is no JSON', () => {
    expect(() => parseFound(Buffer.from('{"hits":{"hits":[{"fields":{"card":["'))).toThrow(SyntaxError);
  });
});
