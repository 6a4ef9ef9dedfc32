import { describe, expect, it } from 'vitest';
import { joinDocuments } from './openapi-document.js';

const directory = {
  openapi: '3.1.0',
  info: { title: 'directory', description: 'Listings', version: '1' },
  paths: {
    '/installers': { get: { responses: { 200: { $ref: '#/components/schemas/Page' } } } },
    '/internal/installers': { get: {} },
    '/health/ready': { get: {} },
    '/healthy-pools': { get: {} },
  },
  components: { schemas: { Page: { type: 'object' } }, securitySchemes: { bearer: { type: 'http' } } },
};
const reviews = {
  paths: { '/reviews': { get: {}, post: {} } },
  components: { schemas: { Page: { type: 'array' } }, securitySchemes: { bearer: { type: 'http' } } },
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
    expect(joined.paths?.['/api/reviews']).toEqual({ get: { tags: ['reviews'] }, post: { tags: ['reviews'] } });
  });

  it('keeps schemas of the same name apart', () => {
    expect(joined.components?.schemas).toEqual({
      'directory.Page': { type: 'object' },
      'reviews.Page': { type: 'array' },
    });
    expect(JSON.stringify(joined.paths)).toContain('#/components/schemas/directory.Page');
    expect(joined.components?.securitySchemes).toEqual({ bearer: { type: 'http' } });
  });

  it('names the services that are down', () => {
    expect(joined['x-unavailable']).toEqual(['search']);
    expect(joinDocuments('https://pools.example', [])).not.toHaveProperty('x-unavailable');
  });
});
