import { createJobs } from '@poolpros/chassis/jobs';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addInstallers, changeInstaller } from '../src/listings/db/installer-store.js';
import { defineEntries, entryOf, searchEntries } from '../src/listings/db/search-entries.js';
import { reindex } from '../src/search/commands/reindex.js';
import { verify } from '../src/search/commands/verify.js';
import { type EntriesContext, ensureProjectionCurrent, rebuildSearchEntries } from '../src/search/db/search-rebuild.js';
import { compareEntries } from '../src/search/db/search-verify.js';
import { keepEntries } from '../src/search/jobs/keep-search-entries.js';
import { type Harness, installerFields, startDirectory } from './support.js';

/** The next version of the program, with another rule for words: every installer has the word `later`. */
const laterEntries = defineEntries({
  number: searchEntries.number + 1,
  entryOf(installer) {
    const { row, words } = entryOf(installer);
    return { row: { ...row, words: `${row.words} 'later'` }, words: [...words, 'later'] };
  },
});
const running = new AbortController().signal;
const log = createLog({ service: 'test', level: 'silent' });

let directory: Harness;
let now: EntriesContext;
let later: EntriesContext;
beforeEach(async () => {
  directory = await startDirectory();
  now = { database: directory.database, log };
  later = { ...now, entriesDefinition: laterEntries };
});
afterEach(() => directory.stop());

const differences = async () => (await compareEntries(directory.database)).differences;
const found = async (q: string): Promise<number> =>
  ((await directory.get(`/installers/search?q=${q}`)).body as { total: number }).total;
const mark = async () => {
  const [row] = await directory.database.dataSource.query<{ mark: string | null }[]>(
    `select obj_description('search_entries'::regclass, 'pg_class') as mark`,
  );
  return row?.mark;
};
const rename = (id: number, name: string) =>
  directory.database.transaction((tx) => changeInstaller(tx, id, () => ({ name }), new Date()));

test('entries are made anew when the rule that makes them has changed, and only then', async () => {
  await directory.add({ name: 'Slate Pools' });
  expect(await ensureProjectionCurrent(now, running)).toBe('older');
  expect(await mark()).toContain(searchEntries.hash);
  expect(await ensureProjectionCurrent(now, running)).toBe('current');
  expect([await found('slate'), await found('later')]).toEqual([1, 0]);
  expect(await ensureProjectionCurrent(later, running)).toBe('older');
  expect([await found('slate'), await found('later')]).toEqual([1, 1]);
  expect(await ensureProjectionCurrent(later, running)).toBe('current');
});

test('entries are made anew by the service when it starts', async () => {
  await directory.add({ name: 'Slate Pools' });
  await ensureProjectionCurrent(now, running);
  const jobs = createJobs({
    ...later,
    jobs: [keepEntries(later)],
    metrics: createMetrics('test'),
    now: () => new Date(),
  });
  await jobs.start();
  await eventually(async () => (await found('later')) === 1);
  await jobs.stop();
  await expect(verify(now)).rejects.toThrow('they are newer');
});

test('the tables that are made anew have all that the former ones had', async () => {
  const parts = () =>
    directory.database.dataSource.query<object[]>(
      `select indexdef from pg_indexes where tablename like 'search_%'
       union all select table_schema || table_name || column_name || data_type || coalesce(generation_expression, '')
       from information_schema.columns where table_name like 'search_%' and table_schema not in ('pg_catalog', 'information_schema')
       order by 1`,
    );
  const before = await parts();
  for (let turn = 0; turn < 2; turn++) {
    await rebuildSearchEntries(now, running, { evenIfCurrent: true });
    expect(await parts()).toEqual(before);
  }
});

test('searches find what they found, and no change is lost, while entries are made anew', async () => {
  const fields = Array.from({ length: 300 }, (_, index) => installerFields({ name: `Slate Pools ${index}` }));
  const added = await directory.database.transaction((tx) => addInstallers(tx, fields, new Date()));
  await ensureProjectionCurrent(now, running);
  let working = true;
  const totals = new Set<number>();
  const search = async () => {
    while (working) {
      const { status, body } = await directory.get('/installers/search?q=pools');
      // A busy machine may reject a search.
      if (status === 200) totals.add(body.total);
    }
  };
  let changes = 0;
  const write = async () => {
    for (; working; changes++) await rename(added[changes % added.length]?.id ?? 0, `Slate Pools changed${changes}`);
  };
  const others = Promise.all([search(), write()]);
  for (let turn = 0; turn < 4; turn++)
    await rebuildSearchEntries(turn % 2 ? now : later, running, { evenIfCurrent: true });
  await eventually(() => changes > 20 && totals.size > 0);
  working = false;
  await others;
  expect([...totals]).toEqual([300]);
  expect(await ensureProjectionCurrent(now, running)).toBe('current');
  expect(await differences()).toEqual([]);
  expect(await found(`changed${changes - 1}`)).toBe(1);
});

describe('two versions at once', () => {
  test('agree on the newer entries', async () => {
    await directory.add();
    await ensureProjectionCurrent(now, running);
    await ensureProjectionCurrent(later, running);
    for (let turn = 0; turn < 3; turn++) {
      expect(await ensureProjectionCurrent(now, running)).toBe('newer');
      expect(await ensureProjectionCurrent(later, running)).toBe('current');
    }
    expect(await mark()).toContain(laterEntries.hash);
  });

  test('have what the older one writes made anew by the newer one', async () => {
    const { id } = await directory.add({ name: 'Slate Pools' });
    await ensureProjectionCurrent(later, running);
    await rename(id, 'Basalt Pools');
    expect([await found('basalt'), await found('later')]).toEqual([1, 0]);
    await ensureProjectionCurrent(later, running);
    expect([await found('basalt'), await found('later')]).toEqual([1, 1]);
  });

  test('do not both make them anew', async () => {
    await directory.add();
    const made = await Promise.all([1, 2, 3].map(() => rebuildSearchEntries(now, running, { evenIfCurrent: false })));
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  test('go back on command', async () => {
    await directory.add();
    await ensureProjectionCurrent(later, running);
    await reindex(now, []);
    expect(await found('later')).toBe(0);
    expect(await ensureProjectionCurrent(now, running)).toBe('current');
  });
});

test('what an interrupted rebuild left is removed by the next one', async () => {
  await directory.add({ name: 'Slate Pools' });
  await expect(ensureProjectionCurrent(now, AbortSignal.abort())).rejects.toThrow();
  expect(await found('slate')).toBe(1);
  await ensureProjectionCurrent(now, running);
  expect(await mark()).toContain(searchEntries.hash);
});

test('verify names what differs from the installers, and reindex makes one entry anew', async () => {
  for (const name of ['Slate Pools', 'Basalt Pools', 'Quartz Pools', 'Marble Pools']) await directory.add({ name });
  await directory.add({ name: 'Granite Pools', status: 'suspended' });
  await ensureProjectionCurrent(now, running);
  expect(await printed(() => verify(now))).toEqual(['5 installers compared, 0 different']);
  const { dataSource } = directory.database;
  await dataSource.query(`update search_entries set reach = 0, words = '' where id = 2`);
  await dataSource.query('delete from search_entries where id = 3');
  await dataSource.query('update search_entries set id = 5 where id = 4');
  expect(await printed(() => verify(now))).toEqual([
    'installer 2: reach, words',
    'installer 3: missing',
    'installer 4: missing',
    'installer 5: unfindable',
    '5 installers compared, 4 different',
    'the search entries differ from the installers',
  ]);
  expect(await printed(() => verify(now, ['--id', '5']))).toEqual([
    'installer 5: unfindable',
    '1 installers compared, 1 different',
    'the search entries differ from the installers',
  ]);
  for (const id of ['2', '3', '4', '5'])
    expect(await printed(() => reindex(now, ['--id', id]))).toEqual(['1 installers compared, 0 different']);
  expect(await differences()).toEqual([]);
});

/** The lines that a command prints, and its error. */
async function printed(command: () => Promise<void>): Promise<string[]> {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failure = await command().then(
    () => [],
    (error: Error) => [error.message],
  );
  const lines = print.mock.calls.map(([line]) => String(line).trimEnd());
  print.mockRestore();
  return [...lines, ...failure];
}
