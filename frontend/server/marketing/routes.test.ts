import { badgeSeconds } from '@poolpros/contracts/marketing-files';
import { fastify } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { badgeListing, badgeSite } from '../../test/badge-listing.js';
import { marketingRoutes } from './routes.js';

let responses: Record<string, () => Response>;
beforeEach(() => {
  responses = {
    '/api/installers/7': () => Response.json(badgeListing),
    '/api/installers/8': () => Response.json({}, { status: 410 }),
    '/api/installers/9': () => Response.json({ ...badgeListing, id: 9, status: 'closed' }),
    // What fetch gets after the redirect of a merged listing.
    '/api/installers/10': () => Response.json(badgeListing),
    '/api/installers/11': () => Response.json({}, { status: 503 }),
    '/api/installers/12': () => Response.json({ ...badgeListing, id: 12, sample: true }),
  };
});

const app = fastify();
marketingRoutes(app, {
  publicUrl: badgeSite,
  read: async (path) => responses[path]?.() ?? Response.json({}, { status: 404 }),
});
afterAll(() => app.close());

const kept = `public, max-age=${badgeSeconds.browser}`;

describe('a badge', () => {
  it('may be embedded by other sites, is kept for minutes and loads nothing', async () => {
    const { statusCode, headers, body } = await app.inject('/badges/7.svg?style=dark');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': kept,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toContain('4.8 out of 5 from 32 reviews');
  });

  it.each([
    ['/badges/7.svg', 200, '4.8 out of 5', kept],
    ['/badges/10.svg', 200, 'Hillstone Pools: 4.8', kept],
    ['/badges/9.svg', 200, 'find a pool contractor', kept],
    ['/badges/12.svg', 200, 'Sample listing', kept],
    ['/badges/8.svg', 410, 'find a pool contractor', kept],
    ['/badges/99.svg', 404, 'find a pool contractor', kept],
    ['/badges/11.svg', 503, 'find a pool contractor', 'no-store'],
  ])('at %s has status %i and says “%s”', async (url, status, text, cache) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': cache });
    expect(body).toContain(text);
  });

  it.each(['/badges/x.svg', '/badges/7.png', '/badges/07.svg', '/badges/7.svg?style=pink'])(
    'is none at %s',
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );
});

describe('review cards', () => {
  it('are a file to keep, with the name of the business', async () => {
    const { statusCode, headers, rawPayload } = await app.inject('/review-cards/7.pdf');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': kept,
      'content-disposition': 'attachment; filename="review-cards-hillstone-pools-7.pdf"',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['8', 410],
    ['9', 404],
    ['12', 404],
    ['99', 404],
    ['11', 500],
    ['x', 404],
  ])('of %s have status %i', async (id, status) => {
    expect((await app.inject(`/review-cards/${id}.pdf`)).statusCode).toBe(status);
  });
});
