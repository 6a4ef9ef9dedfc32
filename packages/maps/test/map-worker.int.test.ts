import { mapSizes } from '@poolpros/contracts/map-view';
import { createMapWorker, MapQueueFull, type MapWorker } from '@poolpros/maps/map-worker';
import { loadPlaces } from '@poolpros/places/load';
import { afterEach, describe, expect, it } from 'vitest';

const places = loadPlaces();
const query = (at: number) => ({ lat: 30 + at / 10, lon: -97, miles: 34, radius: 25, ...mapSizes.wide });

let worker: MapWorker;
afterEach(() => worker.stop());

describe('the thread for maps', () => {
  it('draws, and judges where a point is', async () => {
    worker = createMapWorker(places);
    const [svg, ...judgements] = await Promise.all([
      worker.draw(query(3)),
      worker.judge(30.27, -97.74),
      worker.judge(42.3149, -83.0364),
      worker.judge(18.4655, -66.1057),
    ]);
    expect(svg).toMatch(/^<svg .*>Austin<.*<\/svg>$/s);
    expect(judgements).toEqual([
      { inUnitedStates: true, territory: null },
      { inUnitedStates: false, territory: null },
      { inUnitedStates: false, territory: 'PR' },
    ]);
  });

  it('leaves the other thread free while it draws', async () => {
    worker = createMapWorker(places);
    let drawn = 0;
    const maps = Array.from({ length: 20 }, (_, at) => worker.draw(query(at)).then(() => ++drawn));
    // The event loop turns only while nothing blocks it.
    await new Promise(setImmediate);
    expect(drawn).toBe(0);
    await Promise.all(maps);
    expect(drawn).toBe(20);
  });

  it('rejects what would wait for too long, and draws again afterwards', async () => {
    worker = createMapWorker(places, { longestQueue: 3 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => worker.draw(query(at))));
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.length).toBeGreaterThanOrEqual(15);
    for (const { reason } of rejected) expect(reason).toBeInstanceOf(MapQueueFull);
    expect(await worker.draw(query(1))).toContain('</svg>');
  });

  it('has nothing to stop when it was not used', async () => {
    worker = createMapWorker(places);
    await expect(worker.stop()).resolves.toBeUndefined();
  });
});
