import { clientReportListSchema } from '@poolpros/contracts/http/client-reports';
import { clientReportLimits } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteClientReportsHourly } from '../src/figures/jobs/delete-client-reports.js';
import { type Harness, startDirectory } from './support.js';

/** Noon in Chicago. */
const noon = new Date('2026-11-27T18:00:00Z');
const daysLater = (days: number) => new Date(noon.getTime() + days * dayMs);

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(async () => {
  await directory.database.dataSource.query('delete from client_report_days');
});

const send = (payload: object, at = noon) =>
  directory.atTime(at, () => directory.app.inject({ method: 'POST', url: '/client-reports', payload }));
const missing = (path: string, at?: Date) => send({ kind: 'missing_path', path }, at);
const broken = (path: string, build = 'a1B2c3D4') => send({ kind: 'client_error', path, build });
const stored = (): Promise<object[]> =>
  directory.database.dataSource.query(
    'select day::text as day, kind, path, build, count from client_report_days order by kind, path, build, day',
  );
const shown = async (at = noon) =>
  clientReportListSchema.parse(
    await directory.atTime(at, async () => (await directory.get('/admin/client-reports', directory.admin())).body),
  );
const rows = (count: number) =>
  directory.database.dataSource.query(
    `insert into client_report_days (day, kind, path, build, count)
     select '2026-11-27', 'missing_path', '/filler-' || n, '', 1 from generate_series(1, $1) as n`,
    [count],
  );

test('a missing page is counted by day and redacted path, and nothing else is stored', async () => {
  expect(await missing('/Guides/Poolz/anna@example.com')).toMatchObject({ statusCode: 202, body: '' });
  await missing('/guides/poolz/bob@example.com');
  expect(await stored()).toEqual([
    { day: '2026-11-27', kind: 'missing_path', path: '/guides/poolz/:other', build: '', count: 2 },
  ]);
});

test('an error is counted by the pattern of its page and its build', async () => {
  await broken('/about');
  await broken('/about');
  await broken('/about', 'other');
  await broken('/anna@example.com');
  const row = { day: '2026-11-27', kind: 'client_error' };
  expect(await stored()).toEqual([
    { ...row, path: '/:other', build: 'a1B2c3D4', count: 1 },
    { ...row, path: '/about', build: 'a1B2c3D4', count: 2 },
    { ...row, path: '/about', build: 'other', count: 1 },
  ]);
});

test('a path that has a page is not counted as missing', async () => {
  expect((await missing('/about')).statusCode).toBe(202);
  expect(await stored()).toEqual([]);
});

test('a path of 300 characters is accepted, and none with one more', async () => {
  const path = `/${'ab/'.repeat(99)}ab`;
  expect(path).toHaveLength(clientReportLimits.pathLength);
  expect((await missing(path)).statusCode).toBe(202);
  const refused = await missing(`${path}c`);
  expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'body.path' }]]);
});

test.each([
  [{ kind: 'visit', path: '/x' }, 'body.kind'],
  [{ kind: 'missing_path', path: 'x' }, 'body.path'],
  [{ kind: 'client_error', path: '/about', build: 'Error: anna@example.com' }, 'body.build'],
])('a body that is not valid names the field (%#)', async (payload, path) => {
  const response = await send(payload);
  expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ path }]]);
});

test('a day has so many different rows of a kind; what is more is counted together', async () => {
  await rows(clientReportLimits.rowsPerDay - 1);
  await missing('/last-one');
  await missing('/one-too-many');
  await missing('/two-too-many');
  await missing('/last-one');
  const counted = (await stored()).filter((row) => !JSON.stringify(row).includes('filler'));
  expect(counted).toMatchObject([
    { path: '/:other', count: 2 },
    { path: '/last-one', count: 2 },
  ]);
});

test('the staff sees the most frequent of 30 days with their last day', async () => {
  await missing('/poolz', daysLater(-30));
  await missing('/poolz', daysLater(-29));
  await missing('/poolz');
  await missing('/saunaz', daysLater(-1));
  await broken('/about');
  expect(await shown()).toEqual({
    days: 30,
    missing: [
      { path: '/poolz', count: 2, lastDay: '2026-11-27' },
      { path: '/saunaz', count: 1, lastDay: '2026-11-26' },
    ],
    errors: [{ path: '/about', build: 'a1B2c3D4', count: 1, lastDay: '2026-11-27' }],
  });
});

test('counts are deleted after 30 days, and not before', async () => {
  await missing('/poolz');
  const run = (now: Date) =>
    deleteClientReportsHourly({ database: directory.database, now: () => now }).run(new AbortController().signal);
  await run(daysLater(29));
  expect(await stored()).toHaveLength(1);
  await run(daysLater(30));
  expect(await stored()).toEqual([]);
});
