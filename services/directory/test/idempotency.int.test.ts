import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type FreshDatabase, freshDatabase } from '@poolpros/chassis/testing/database';
import { testEnvironment } from '@poolpros/chassis/testing/environment';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams } from '@poolpros/chassis/testing/prefix';
import { type ServiceProcess, startServiceProcess } from '@poolpros/chassis/testing/service-process';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrations } from '../src/db/migrations.js';
import { submissionBody } from './support.js';

const { natsUrl } = await startInfra('natsUrl', 'databaseUrl');
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const environment = testEnvironment();
let fresh: FreshDatabase;
/** Holds the lock however long a service takes to start: the pool closes a connection that is silent for 8 s. */
let holder: pg.Client;
let directory: ServiceProcess;

const startProcess = () => startServiceProcess(main, { ...environment, DATABASE_URL: fresh.url, NATS_URL: natsUrl });

beforeAll(async () => {
  fresh = await freshDatabase({ entities: [], migrations, name: 'directory' });
  holder = new pg.Client({ connectionString: fresh.url });
  await holder.connect();
  await holder.query(`
    create function wait_for_test() returns trigger language plpgsql set lock_timeout to 0 as
    $$ begin perform pg_advisory_xact_lock(42); return null; end $$`);
  directory = await startProcess();
});
beforeEach(() => holder.query('truncate submissions, submission_photos, idempotency_keys'));
afterAll(async () => {
  await directory.end();
  await holder.end();
  await Promise.all([fresh.drop(), removeStreams(natsUrl, environment.EVENT_PREFIX)]);
});

async function send(key: string, change: object = {}) {
  const response = await fetch(`${directory.url}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...submissionBody(), ...change }),
  });
  const { id } = (await response.json()) as { id: string };
  return { status: response.status, id, isReplay: response.headers.get('idempotent-replayed') === 'true' };
}
const submissions = async () => (await holder.query<{ id: string }>('select id from submissions')).rows;

/** Sends a submission and kills the service when its transaction reaches the trigger; then continues the trigger. */
async function killAt(trigger: string, key: string): Promise<void> {
  await holder.query(`${trigger} for each row execute function wait_for_test()`);
  await holder.query('select pg_advisory_lock(42)');
  const sent = send(key).catch(() => null);
  await eventually(async () => {
    const waiting = await holder.query(
      `select from pg_locks where locktype = 'advisory' and objid = 42 and not granted`,
    );
    expect(waiting.rowCount).toBe(1);
  });
  await directory.end();
  await holder.query('select pg_advisory_unlock(42)');
  await sent;
  await holder.query('drop trigger wait_here on submissions');
  directory = await startProcess();
}

it('a service that dies before it commits has done nothing, and the next try does it', async () => {
  const key = randomUUID();
  await killAt('create trigger wait_here after insert on submissions', key);
  expect(await submissions()).toEqual([]);
  const again = await send(key);
  expect(again).toMatchObject({ status: 201, isReplay: false });
  expect(await submissions()).toEqual([{ id: again.id }]);
});

it('a service that dies when it has committed and not responded gives the next try the response that was lost', async () => {
  const key = randomUUID();
  await killAt('create constraint trigger wait_here after insert on submissions initially deferred', key);
  const [stored] = await eventually(async () => {
    const found = await submissions();
    return found.length > 0 && found;
  });
  expect(await send(key)).toEqual({ status: 201, id: stored?.id, isReplay: true });
  expect(await submissions()).toHaveLength(1);
});

it('without a key the same within a day is still the one stored before, and with another body a key is rejected', async () => {
  const [key, other] = [randomUUID(), randomUUID()];
  const first = await send(key);
  expect(await send(other)).toEqual({ status: 201, id: first.id, isReplay: false });
  expect((await send(key, { businessName: 'Other Pools' })).status).toBe(409);
  expect(await submissions()).toHaveLength(1);
});
