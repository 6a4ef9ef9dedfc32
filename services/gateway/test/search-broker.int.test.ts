import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { type TcpDoor, tcpDoor } from '@poolpros/chassis/testing/tcp-door';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const path = '/api/installers/search-enhanced?state=texas';
const second = 1000;

let services: FakeServices;
let door: TcpDoor;
let gateway: Gateway;
let skipped = 0;
let answers = 0;

beforeAll(async () => {
  services = await startServices();
  services.search.answer = () => ({ number: ++answers });
  door = await tcpDoor((await startInfra('natsUrl')).natsUrl);
});
beforeEach(() => door.open().catch(() => {}));
afterEach(() => gateway.stop());
afterAll(async () => {
  await door.shut();
  await stopServices(services);
});

const start = () => startGateway(services, { NATS_URL: door.url }, () => performance.now() + skipped);
const ask = async (): Promise<number> => JSON.parse((await raw(gateway, path)).body).number;
const isFollowing = () => gateway.context.changes.knowledge.following;

it('keeps no answer for more than 30 s while the broker is away, and none from then when it is back', async () => {
  gateway = await start();
  await eventually(isFollowing);
  skipped += 10 * second;
  const first = await ask();
  await door.shut();
  await eventually(() => !isFollowing());
  skipped += 29 * second;
  expect(await ask()).toBe(first);
  skipped += 2 * second;
  const second_ = await ask();
  expect(second_).toBeGreaterThan(first);
  expect(await ask()).toBe(second_);
  await door.open();
  await eventually(isFollowing);
  expect(await ask()).toBeGreaterThan(second_);
});

it('starts and answers without a broker, is ready, and follows it when it comes', async () => {
  await door.shut();
  gateway = await start();
  expect((await raw(gateway, '/health/ready')).status).toBe(200);
  const first = await ask();
  expect(await ask()).toBe(first);
  await door.open();
  await eventually(isFollowing);
  expect(await ask()).toBeGreaterThan(first);
});
