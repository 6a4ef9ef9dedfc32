import { startTestService, type TestService } from '@poolpros/chassis/testing/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../src/base/context.js';
import { directory } from '../src/service.js';

let service: TestService<Context>;
beforeAll(async () => {
  service = await startTestService(directory, { environment: { NATS_URL: 'nats://127.0.0.1:9' } });
});
afterAll(() => service.stop());

test('the service is ready while the broker is down', async () => {
  await expect(service.context.bus.ready()).rejects.toThrow('not connected');
  expect(await service.readiness()).toEqual([]);
});
