import { expect, it } from 'vitest';
import { withoutRepetition, withUsedSchemas } from './openapi-schemas.js';

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const documentOf = (used: readonly string[], schemas: Record<string, unknown>) => ({
  paths: { '/x': used.map(refer) },
  components: { schemas, securitySchemes: { bearer: {} } },
});

it('keeps the schemas that are used, also by one another', () => {
  const { components } = withUsedSchemas(documentOf(['List'], { List: { items: refer('Card') }, Card: {}, Other: {} }));
  expect(Object.keys(components.schemas)).toEqual(['Card', 'List']);
  expect(components.securitySchemes).toEqual({ bearer: {} });
});

it('gives a schema of requests the plain name if no response uses it or describes it otherwise', () => {
  const schemas = {
    Body: { of: refer('Hours') },
    BodyInput: { of: refer('HoursInput') },
    Hours: { type: 'string' },
    HoursInput: { type: 'string' },
  };
  expect(withUsedSchemas(documentOf(['BodyInput', 'Hours'], schemas))).toMatchObject({
    paths: { '/x': [refer('Body'), refer('Hours')] },
    components: { schemas: { Body: { of: refer('Hours') }, Hours: { type: 'string' } } },
  });
});

it('keeps the suffix of a schema that responses describe otherwise, and of what refers to it', () => {
  const schemas = {
    List: { items: refer('Card') },
    ListInput: { items: refer('CardInput') },
    Card: { required: ['alt'] },
    CardInput: { required: [] },
  };
  const { components } = withUsedSchemas(documentOf(['List', 'ListInput'], schemas));
  expect(components.schemas).toEqual(schemas);
});

it('leaves out the pattern of a format, the bounds of any integer, and that responses have no other properties', () => {
  const closed = {
    additionalProperties: false,
    properties: {
      at: { format: 'date-time', pattern: 'long' },
      zip: { pattern: '^[0-9]{5}$' },
      count: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
  };
  const short = {
    properties: { at: { format: 'date-time' }, zip: { pattern: '^[0-9]{5}$' }, count: { minimum: 0 } },
  };
  const operation = (schema: object) => ({ requestBody: { schema }, responses: { 200: { schema } } });
  const { paths, components } = withoutRepetition({
    paths: { '/x': { post: operation(closed) } },
    components: { schemas: { Card: closed, CardInput: closed } },
  });
  expect(paths['/x'].post.responses[200].schema).toEqual(short);
  expect(paths['/x'].post.requestBody.schema).toEqual({ ...short, additionalProperties: false });
  expect(components.schemas).toEqual({ Card: short, CardInput: { ...short, additionalProperties: false } });
});
