import { createBus } from '@poolpros/chassis/bus';
import { readinessOf } from '@poolpros/chassis/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { service } from '../src/service.js';
import { type Harness, startAccounts } from './harness.js';

let accounts: Harness;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

test('the service is ready while the broker is away', async () => {
  const { context } = accounts;
  const bus = createBus({ url: 'nats://127.0.0.1:9', prefix: 'away', name: 'test', log: context.log });
  await expect(bus.ready()).rejects.toThrow('not connected');
  const parts = await service.parts({ ...context, bus });
  expect(await readinessOf(parts, () => false)()).toEqual([]);
});
