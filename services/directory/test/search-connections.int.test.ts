import { runUntil } from '@poolpros/chassis/deadline';
import { createLog } from '@poolpros/chassis/log';
import { startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { isUnavailable } from '@poolpros/chassis/unavailable';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { planSearch } from '@poolpros/search-rules/plan';
import { expect, test } from 'vitest';
import { createSearchConnections } from '../src/search/db/search-connections.js';

const { databaseUrl } = await startInfra('databaseUrl');
const log = createLog({ service: 'test', level: 'silent' });
const planOf = (query: object) => planSearch(loadPlaces(), searchQuerySchema.parse(query), new Date());
const place = planOf({ location: 'Texas' });
const words = planOf({ q: 'crystal' });

test('searches get a 503 while the database hangs, and a result when it goes on', async () => {
  const proxy = await startFaultProxy(databaseUrl);
  const config = { DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: 2 };
  const connections = createSearchConnections(config, log, { silenceMs: 500 });
  const search = () => connections.queryFor(place)('select 1 as one', []);
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

test('searches by words wait for their turn, searches by place do not wait for them, and nobody is searched for in vain', async () => {
  const connections = createSearchConnections({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 10 }, log);
  const ended: string[] = [];
  const run = (name: string, plan = words) =>
    connections
      .queryFor(plan)('select pg_sleep(0.1)', [])
      .then(() => ended.push(name));
  try {
    // Connects all of them, so that none begins later than the others.
    await Promise.all([run('first', place), ...Array.from({ length: 4 }, () => run('first'))]);
    ended.length = 0;
    const ofWords = Array.from({ length: 16 }, (_, index) => run(`words ${index}`));
    const late = runUntil(Date.now() + 50, () => run('late'));
    await Promise.all([...ofWords, run('place', place), expect(late).rejects.toSatisfy(isUnavailable)]);
    expect(ended).toHaveLength(17);
    expect(ended.at(-1)).not.toBe('place');
    const inTurn = ended.filter((name) => name !== 'place');
    expect(inTurn.slice(0, 4).toSorted()).toEqual(['words 0', 'words 1', 'words 2', 'words 3']);
  } finally {
    await connections.end();
  }
});
