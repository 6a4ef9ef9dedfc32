import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '@poolpros/contracts/missing-page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allHits,
  type FakeServices,
  type Gateway,
  raw,
  startGateway,
  startServices,
  stopServices,
  upstreamNames,
} from './harness.js';

const mails = join(import.meta.dirname, '../../notifications/src/mails');
/** The links in the samples of all mails that lead to something; other samples have an invented path. */
const links = readdirSync(mails)
  .flatMap((file) => (/(?<!\.test)\.ts$/.test(file) ? [readFileSync(join(mails, file), 'utf8')] : []))
  .flatMap((text) => [...text.matchAll(/https:\/\/poolpros\.example(\/[^'"`\s\\]*)/g)].map(([, link = '']) => link))
  .filter((link) => link.startsWith('/api/') || !isMissing(new URL(link, 'https://poolpros.example').pathname));

let services: FakeServices;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
  gateway = await startGateway(services, { RATE_LIMITS_SCALE: '10' });
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
});

it('finds links of many mails, with and without parameters', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => link.includes('?')).length).toBeGreaterThan(5);
});

it.each([...new Set(links)])('the mailed link %s arrives with every parameter', async (link) => {
  for (const name of upstreamNames) services[name].hits.length = 0;
  expect((await raw(gateway, link)).status).toBe(200);
  expect(allHits(services).map(({ url }) => url)).toEqual([link.replace(/^\/api/, '')]);
});
