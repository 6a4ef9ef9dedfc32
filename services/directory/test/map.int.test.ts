import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mapSizes, snapCircle, snapView } from '@poolpros/contracts/map-view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;

beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(async () => {
  await directory.stop();
});

const austin = 'lat=30.2672&lon=-97.7431';
const map = (query: string, headers: Record<string, string> = {}) =>
  directory.app.inject({ method: 'GET', url: `/places/map.svg?${query}`, headers });

describe('the base map', () => {
  const query = `${austin}&miles=34&width=272&height=304&radius=25`;

  it("is an SVG image that may be stored for a day, and for a week behind the visitor's back", async () => {
    const response = await map(query);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(response.body).toMatch(/^<svg [^>]*width="272" height="304"/);
    expect(response.body).toContain('>Austin<');
  });

  it('is not sent again to who has it', async () => {
    const first = await map(query);
    const again = await map(query, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);
    const other = await map(query.replace('radius=25', 'radius=10'), { 'if-none-match': String(first.headers.etag) });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(first.headers.etag);
  });

  it('is the same for the same view, however it is written, and for the views around it', async () => {
    const plain = await map(query);
    const wordy = await map(`radius=25.0&height=304&width=272&miles=34.00&lon=-97.7431&lat=30.2672`);
    expect(wordy.headers.etag).toBe(plain.headers.etag);
    const beside = await map(`lat=30.26731&lon=-97.74322&miles=34.2&width=272&height=304&radius=25.2`);
    expect(beside.headers.etag).toBe(plain.headers.etag);
  });

  it('is drawn for the view that the page puts its pins on', async () => {
    const asked = { lat: 30.2672, lon: -97.7431, miles: 34, ...mapSizes.narrow };
    const circle = snapCircle(snapView(asked), { ...asked, miles: 25 });
    const exact = new URLSearchParams();
    const drawn = { ...snapView(asked), radius: 25, circleLat: circle.lat, circleLon: circle.lon };
    for (const [name, value] of Object.entries(drawn)) exact.set(name, String(value));
    expect((await map(exact.toString())).body).toBe((await map(query)).body);
  });

  it.each(['br', 'gzip'] as const)('leaves as %s to who takes that', async (encoding) => {
    const plain = await map(query);
    const compressed = await map(query, { 'accept-encoding': encoding });
    expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(compressed.headers.etag).toBe(plain.headers.etag);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(String(unpack(compressed.rawPayload))).toBe(plain.body);
  });

  it('lets other requests through while maps are drawn', async () => {
    const finished: string[] = [];
    const maps = Array.from({ length: 10 }, async (_, at) => {
      await map(`lat=${35 + at}&lon=-97.7431&miles=34&width=1080&height=560`);
      finished.push('map');
    });
    await directory.get('/health/live');
    finished.push('health');
    await Promise.all(maps);
    expect(finished[0]).toBe('health');
  });

  it.each([
    ['lat', 'lat=abc&lon=-97&miles=34&width=272&height=304'],
    ['lat', 'lat=&lon=-97&miles=34&width=272&height=304'],
    ['lat', 'lat=85&lon=-97&miles=34&width=272&height=304'],
    ['lon', 'lat=30&lon=181&miles=34&width=272&height=304'],
    ['miles', `${austin}&miles=1&width=272&height=304`],
    ['width', `${austin}&miles=34&width=9000&height=304`],
    ['width', `${austin}&miles=34&width=273&height=304`],
    ['height', `${austin}&miles=34&width=272&height=300.5`],
    ['height', `${austin}&miles=34&width=272`],
    ['radius', `${austin}&miles=34&width=272&height=304&radius=-1`],
    ['circleLon', `${austin}&miles=34&width=272&height=304&circleLon=x`],
  ])('is rejected for a bad %s in %s', async (path, bad) => {
    const response = await map(bad);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.map((error: { path: string }) => error.path)).toEqual([`query.${path}`]);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('a position', () => {
  it.each([
    ['Austin', '30.2672', '-97.7431', { inUnitedStates: true, label: 'Austin, TX', notCovered: null }],
    ['Washington', '38.9072', '-77.0369', { inUnitedStates: true, label: 'Washington, DC', notCovered: null }],
    ['the White House', '38.8977', '-77.0365', { inUnitedStates: true, label: 'Washington, DC', notCovered: null }],
    ['Key West', '24.5551', '-81.78', { inUnitedStates: true, label: 'Key West, FL', notCovered: null }],
    ['Windsor, Ontario', '42.3149', '-83.0364', { inUnitedStates: false, label: null, notCovered: null }],
    [
      'San Juan',
      '18.4655',
      '-66.1057',
      {
        inUnitedStates: false,
        label: null,
        notCovered: 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet',
      },
    ],
    ['London', '51.5074', '-0.1278', { inUnitedStates: false, label: null, notCovered: null }],
  ])('in %s is judged from its coordinates', async (_name, lat, lon, expected) => {
    const { status, body, headers } = await directory.get(`/places/position?lat=${lat}&lon=${lon}`);
    expect(status).toBe(200);
    expect(body).toEqual(expected);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['lat', 'lat=91&lon=0'],
    ['lat', 'lat=&lon=0'],
    ['lon', 'lat=0&lon=west'],
    ['lon', 'lat=0'],
  ])('is rejected for a bad %s in %s', async (path, bad) => {
    const { status, body } = await directory.get(`/places/position?${bad}`);
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([`query.${path}`]);
  });

  it('is not written to the log', async () => {
    const { app, lines } = directory;
    await app.inject({ method: 'GET', url: '/places/position?lat=30.26721&lon=-97.74312' });
    await app.inject({ method: 'GET', url: '/places/position?lat=30.26721&lon=97431200' });
    expect(lines.join('')).toContain('/places/position');
    expect(lines.join('')).not.toMatch(/30\.26721|97\.?74312|97431200/);
  });
});
