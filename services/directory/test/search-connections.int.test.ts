import { createLog } from '@poolpros/chassis/log';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { tcpDoor } from '@poolpros/chassis/testing/tcp-door';
import { isUnavailable } from '@poolpros/chassis/unavailable';
import { expect, test } from 'vitest';
import { createSearchConnections } from '../src/db/search-connections.js';

test('searches are told to come later while the database hangs, and are answered when it goes on', async () => {
  const { databaseUrl } = await startInfra('databaseUrl');
  const door = await tcpDoor(databaseUrl);
  const log = createLog({ service: 'test', level: 'silent' });
  const config = { DATABASE_URL: door.url, DATABASE_POOL_SIZE: 2 };
  const connections = createSearchConnections(config, log, { silenceMs: 500 });
  const search = () => connections.query('select 1 as one', []);
  try {
    expect(await search()).toEqual([{ one: 1 }]);
    await door.hang();
    const failures = await Promise.allSettled([search(), search(), search()]);
    expect(failures.map((failure) => failure.status === 'rejected' && isUnavailable(failure.reason))).toEqual([
      true,
      true,
      true,
    ]);
    await door.open();
    expect(await search()).toEqual([{ one: 1 }]);
  } finally {
    await door.open();
    await connections.end();
    await door.shut();
  }
});
