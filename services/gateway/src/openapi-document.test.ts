import { describe, expect, it } from 'vitest';
import { joinDocuments } from './openapi-document.js';

const page = { Page: { type: 'object', properties: { item: { $ref: '#/components/schemas/Item' } } } };
const problem = { Problem: { type: 'object' } };
const directory = {
  openapi: '3.1.0',
  info: { title: 'directory', description: 'Listings', version: '1' },
  paths: {
    '/installers': { get: { responses: { 200: { $ref: '#/components/schemas/Page' } } } },
    '/internal/installers': { get: {} },
    '/health/ready': { get: {} },
    '/healthy-pools': { get: {} },
  },
  components: {
    schemas: { ...page, Item: { type: 'string' }, ...problem },
    securitySchemes: { bearer: { type: 'http' } },
  },
};
const reviews = {
  paths: { '/reviews': { get: { responses: { 200: { $ref: '#/components/schemas/Page' } } }, post: {} } },
  components: {
    schemas: { ...page, Item: { type: 'number' }, ...problem },
    securitySchemes: { bearer: { type: 'http' } },
  },
};

describe('joinDocuments', () => {
  const joined = joinDocuments('https://pools.example', [
    { service: 'directory', document: directory },
    { service: 'search', document: null },
    { service: 'reviews', document: reviews },
  ]);

  it('puts public paths under /api and leaves internal ones and probes out', () => {
    expect(Object.keys(joined.paths ?? {})).toEqual(['/api/installers', '/api/healthy-pools', '/api/reviews']);
  });

  it('puts what anyone may call before what needs an account', () => {
    const paths = { '/accounts/me': { get: { security: [{ bearer: [] }] } }, '/places': { get: {} } };
    const { paths: sorted } = joinDocuments('https://pools.example', [{ service: 'directory', document: { paths } }]);
    expect(Object.keys(sorted ?? {})).toEqual(['/api/places', '/api/accounts/me']);
  });

  it('tags operations with their service', () => {
    expect(joined.paths?.['/api/reviews']).toMatchObject({ get: { tags: ['reviews'] }, post: { tags: ['reviews'] } });
  });

  it('has a schema once that two services share, and under a name of its own where they differ', () => {
    expect(joined.components?.schemas).toEqual({
      Page: { type: 'object', properties: { item: { $ref: '#/components/schemas/Item' } } },
      Item: { type: 'string' },
      Problem: { type: 'object' },
      'reviews.Page': { type: 'object', properties: { item: { $ref: '#/components/schemas/reviews.Item' } } },
      'reviews.Item': { type: 'number' },
    });
    const referenceOf = (path: string) =>
      (joined.paths?.[path]?.get as { responses: { 200: object } } | undefined)?.responses[200];
    expect(referenceOf('/api/installers')).toEqual({ $ref: '#/components/schemas/Page' });
    expect(referenceOf('/api/reviews')).toEqual({ $ref: '#/components/schemas/reviews.Page' });
    expect(joined.components?.securitySchemes).toEqual({ bearer: { type: 'http' } });
  });

  it('names the services that are down', () => {
    expect(joined['x-unavailable']).toEqual(['search']);
    expect(joinDocuments('https://pools.example', [])).not.toHaveProperty('x-unavailable');
  });
});
