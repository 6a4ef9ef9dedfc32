import { type MapQuery, mapQuerySchema } from '@poolpros/contracts/http/places';
import { mapSizes, snapView } from '@poolpros/contracts/map-view';
import { beforeEach, expect, it } from 'vitest';
import { createMaps } from './map-cache.js';

const austin = { lat: 30.2672, lon: -97.7431, miles: 34, ...mapSizes.narrow };
const query = (change: object = {}) => mapQuerySchema.parse({ ...austin, radius: 25, ...change });

let drawn: { query: MapQuery; done: (svg: string) => void; fail: (error: Error) => void }[];
let mapOf: ReturnType<typeof createMaps>;
beforeEach(() => {
  drawn = [];
  mapOf = createMaps((asked) => new Promise((done, fail) => drawn.push({ query: asked, done, fail })));
});

it('draws a picture once for all who ask for it at the same time, and keeps it', async () => {
  const asked = [mapOf(query()), mapOf(query()), mapOf(query({ lat: 30.2674, miles: 34.2, radius: 24.8 }))];
  expect(drawn).toHaveLength(1);
  drawn[0]?.done('<svg/>');
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toBe(first);
  expect(await mapOf(query())).toBe(first);
  expect(drawn).toHaveLength(1);
});

it('draws the snapped view, with the circle around where it belongs', () => {
  void mapOf(query({ lat: 30.2681, lon: -97.7422 }));
  expect(drawn[0]?.query).toMatchObject({ ...snapView({ ...austin, lat: 30.2681, lon: -97.7422 }), radius: 25 });
  expect(drawn[0]?.query.circleLat).toBeCloseTo(30.268, 2);
});

it.each([
  ['another place', { lat: 30.4 }],
  ['another scale', { miles: 40 }],
  ['another size', mapSizes.phone],
  ['another radius', { radius: 10 }],
  ['no circle', { radius: 0 }],
  ['the steps around a middle', { radius: 0, circleLat: 30.2672, circleLon: -97.7431 }],
  ['another middle', { circleLat: 30.3, circleLon: -97.7431 }],
])('takes %s for another picture', (_name, change) => {
  void mapOf(query());
  void mapOf(query(change));
  expect(drawn).toHaveLength(2);
});

it('tries again after a failure', async () => {
  const failed = mapOf(query());
  drawn[0]?.fail(new Error('the thread ended'));
  await expect(failed).rejects.toThrow('the thread ended');
  const again = mapOf(query());
  drawn[1]?.done('<svg/>');
  expect((await again).etag).toMatch(/^W\//);
});
