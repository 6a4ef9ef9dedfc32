import { createBus } from '@poolpros/chassis/bus';
import { readinessOf } from '@poolpros/chassis/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewsService } from '../src/service.js';
import { type Harness, startReviews } from './support.js';

let reviews: Harness;
beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

test('the service is ready while the broker is away', async () => {
  const { context } = reviews;
  const bus = createBus({ url: 'nats://127.0.0.1:9', prefix: 'away', name: 'test', log: context.log });
  await expect(bus.ready()).rejects.toThrow('not connected');
  const parts = await reviewsService.parts({ ...context, bus });
  expect(await readinessOf(parts, () => false)()).toEqual([]);
});
