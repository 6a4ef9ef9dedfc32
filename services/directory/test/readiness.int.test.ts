import { createBus } from '@poolpros/chassis/bus';
import { readinessOf } from '@poolpros/chassis/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { service } from '../src/service.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

test('the service is ready while the broker is away', async () => {
  const { context } = directory;
  const bus = createBus({ url: 'nats://127.0.0.1:9', prefix: 'away', name: 'test', log: context.log });
  await expect(bus.ready()).rejects.toThrow('not connected');
  const parts = await service.parts({ ...context, bus });
  expect(await readinessOf(parts, () => false)()).toEqual([]);
});
