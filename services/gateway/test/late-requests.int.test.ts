import { fileURLToPath } from 'node:url';
import { type FreshDatabase, freshDatabase } from '@poolpros/chassis/testing/database';
import { testEnvironment } from '@poolpros/chassis/testing/environment';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams } from '@poolpros/chassis/testing/prefix';
import { type ServiceProcess, startServiceProcess } from '@poolpros/chassis/testing/service-process';
import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const { natsUrl } = await startInfra('natsUrl', 'databaseUrl');
const main = fileURLToPath(new URL('../../directory/dist/main.js', import.meta.url));
const environment = testEnvironment();
let fresh: FreshDatabase;
let directory: ServiceProcess;
let services: FakeServices;
let gateway: Gateway;

beforeAll(async () => {
  fresh = await freshDatabase({ entities: [], migrations: [], name: 'late' });
  directory = await startServiceProcess(main, { ...environment, DATABASE_URL: fresh.url, NATS_URL: natsUrl });
  services = await startServices();
  gateway = await startGateway(services, { DIRECTORY_URL: directory.url });
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
  await directory.end();
  await Promise.all([fresh.drop(), removeStreams(natsUrl, environment.EVENT_PREFIX)]);
});

const submission: SubmissionBody = {
  businessName: 'Barton Creek Pools',
  contactName: 'Dana Rivera',
  email: 'dana@bartoncreek.example',
  phone: '(512) 555-0177',
  stateSlug: 'texas',
  citySlug: 'austin',
  zipCode: '78704',
  description: 'We repair and clean pools south of the river, with the same two people each visit.',
  services: ['Pool Repair'],
  attested: true,
};
const send = () =>
  raw(gateway, '/api/submissions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission),
  });
const stored = () => fresh.database.dataSource.query<unknown[]>('select id from submissions');

it('a request that has failed for the visitor is not carried out when the service goes on', async () => {
  directory.kill('SIGSTOP');
  const late = await send();
  directory.kill('SIGCONT');
  expect(late.status).toBe(504);
  const handled = await eventually(
    () => directory.lines.find(({ msg, route }) => msg === 'request handled' && route === '/submissions') ?? false,
  );
  expect(handled).toMatchObject({ requestId: late.headers['x-request-id'], status: 503 });
  expect(await stored()).toEqual([]);

  expect((await send()).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});
