import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { callers } from '@poolpros/chassis/testing/callers';
import { type FreshDatabase, freshDatabase } from '@poolpros/chassis/testing/database';
import { testEnvironment } from '@poolpros/chassis/testing/environment';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { runServiceCommand, type ServiceProcess, startServiceProcess } from '@poolpros/chassis/testing/service-process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareWithRecord } from '../src/index/verify.js';
import { type SearchService, startSearch } from './support/search-service.js';

const main = fileURLToPath(new URL('../../directory/dist/main.js', import.meta.url));
let fresh: FreshDatabase;
let search: SearchService;
let environment: NodeJS.ProcessEnv;
let directory: ServiceProcess;

beforeAll(async () => {
  const port = await freePort();
  fresh = await freshDatabase({ entities: [], migrations: [], name: 'restore' });
  search = await startSearch({ directory: { origin: `http://127.0.0.1:${port}`, token: callers.tokens.search } });
  environment = {
    ...testEnvironment(),
    PORT: String(port),
    DATABASE_URL: fresh.url,
    NATS_URL: search.context.config.NATS_URL,
    EVENT_PREFIX: search.context.config.EVENT_PREFIX,
  };
  await seed(5);
  directory = await startServiceProcess(main, environment);
  await search.startIndex();
  await search.startConsumer();
});
afterAll(async () => {
  await search.stop();
  await directory.end();
  await fresh.drop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Publishes exactly this many seed listings. */
const seed = (count: number) =>
  runServiceCommand(main, ['seed', '--count', String(count), '--public-samples'], environment);

const compare = () => compareWithRecord(search.context);
const inStep = (listings: number) =>
  eventually(async () => expect(await compare()).toEqual({ compared: listings, differences: [] }));
const published = async () => {
  await search.settled();
  return (await search.search()).installers.map(({ id }) => id).toSorted((a, b) => a - b);
};

test('after a restore the index equals the record again, and no id is given a second time', async () => {
  await inStep(5);
  const backup = await fresh.backUp();
  await seed(2);
  await seed(8);
  await inStep(8);

  await backup.restore();
  const { differences } = await eventually(compare);
  expect(differences).toEqual([
    ...[3, 4, 5].map((id) => expect.objectContaining({ id, record: 1, index: 3 })),
    ...[6, 7, 8].map((id) => ({ id, record: null, index: 1, fields: [] })),
  ]);

  await runServiceCommand(main, ['after-restore', '--since', '2026-11-22'], environment);
  await inStep(8);
  expect(await published()).toEqual([1, 2, 3, 4, 5]);

  await seed(6);
  await inStep(9);
  expect((await published()).at(-1)).toBeGreaterThan(1_000_000);
});
