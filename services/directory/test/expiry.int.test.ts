import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExpiry } from '../src/expiry.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

test('the hourly work is over before the database is closed', async () => {
  const { dataSource } = directory.database;
  const expiry = createExpiry(directory.context);
  let stopped = false;
  let stopping = Promise.resolve();
  await dataSource.transaction(async (holder) => {
    await holder.query('lock table submissions');
    await expiry.start();
    await eventually(async () => {
      const rows = await holder.query(`select from pg_locks where relation = 'submissions'::regclass and not granted`);
      return rows.length === 1;
    });
    stopping = expiry.stop().then(() => {
      stopped = true;
    });
    await dataSource.query('select 1');
    expect(stopped).toBe(false);
  });
  await stopping;
});
