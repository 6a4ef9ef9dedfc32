import { createLog } from '@poolpros/chassis/log';
import { startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { isUnavailable } from '@poolpros/chassis/unavailable';
import { expect, test } from 'vitest';
import { createSearchConnections } from '../src/db/search-connections.js';

test('searches get a 503 while the database hangs, and a result when it goes on', async () => {
  const { databaseUrl } = await startInfra('databaseUrl');
  const proxy = await startFaultProxy(databaseUrl);
  const log = createLog({ service: 'test', level: 'silent' });
  const config = { DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: 2 };
  const connections = createSearchConnections(config, log, { silenceMs: 500 });
  const search = () => connections.query('select 1 as one', []);
  try {
    expect(await search()).toEqual([{ one: 1 }]);
    await proxy.hang();
    const failures = await Promise.allSettled([search(), search(), search()]);
    expect(failures.map((failure) => failure.status === 'rejected' && isUnavailable(failure.reason))).toEqual([
      true,
      true,
      true,
    ]);
    await proxy.open();
    expect(await search()).toEqual([{ one: 1 }]);
  } finally {
    await proxy.open();
    await connections.end();
    await proxy.shut();
  }
});
