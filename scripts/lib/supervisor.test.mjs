import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, endLeftovers, identityOf, remember } from './processes.mjs';
import { createSupervisor } from './supervisor.mjs';
import { until } from './wait.mjs';

/** Appends what happens to a journal; `kind` is its name. */
const program = `
  const { appendFileSync } = require('node:fs');
  const [journal, kind] = process.argv.slice(1);
  const note = (what) => appendFileSync(journal, kind + ' ' + what + '\\n');
  process.on('SIGTERM', () => { note('stopped'); process.exit(0); });
  setInterval(() => {}, 1000);
  note('started ' + process.pid);
`;

let folder = '';
let supervisor = createSupervisor({ logFolder: '', runFolder: '' });
const journal = () => readFileSync(join(folder, 'journal'), 'utf8').trim().split('\n').filter(Boolean);
const starts = (name) => journal().filter((line) => line.startsWith(`${name} started`));
const pidOf = (name) => Number(starts(name).at(-1)?.split(' ')[2]);

const wanted = (name, rank, more = {}) => ({
  name,
  command: process.execPath,
  args: ['-e', program, join(folder, 'journal'), name],
  environment: process.env,
  rank,
  readyWithinMs: 10_000,
  ready: async () => starts(name).length > 0,
  ...more,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  writeFileSync(join(folder, 'journal'), '');
  supervisor = createSupervisor({ logFolder: join(folder, 'logs'), runFolder: join(folder, 'run') });
});

afterEach(async () => {
  await supervisor.stop(5000);
  rmSync(folder, { recursive: true });
});

test('stops programs of a higher rank first and leaves none behind', async () => {
  await Promise.all([supervisor.start(wanted('store', 0)), supervisor.start(wanted('service', 1))]);
  const pids = [pidOf('store'), pidOf('service')];
  await supervisor.stop(5000);
  expect(journal().filter((line) => line.endsWith('stopped'))).toEqual(['service stopped', 'store stopped']);
  expect(pids.map(identityOf)).toEqual([null, null]);
});

test('starts a crashed program again', async () => {
  await supervisor.start(wanted('service', 1));
  supervisor.crash('service');
  await until(() => starts('service').length === 2, { timeoutMs: 5000, sentence: 'not started again' });
});

test('kills a program that does not stop in its time', async () => {
  const deaf = program.replace("note('stopped'); process.exit(0);", '');
  await supervisor.start(wanted('deaf', 1, { args: ['-e', deaf, join(folder, 'journal'), 'deaf'] }));
  const pid = pidOf('deaf');
  await supervisor.stop(300);
  expect(identityOf(pid)).toBeNull();
});

test('gives up on a program that ends whenever it starts, and says where its log is', async () => {
  const broken = wanted('broken', 1, { args: ['-e', 'console.error("no such setting"); process.exit(3)'] });
  await expect(supervisor.start(broken)).rejects.toMatchObject({
    message: expect.stringContaining('broken does not start'),
    log: join(folder, 'logs', 'broken.log'),
  });
});

test('ends what a killed run left behind, and nothing that only has its number', async () => {
  const runFolder = join(folder, 'run');
  const leftover = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  remember(runFolder, 'leftover', leftover.pid, 'SIGTERM');
  const record = { name: 'stranger', pid: stranger.pid, identity: 'another start', stopSignal: 'SIGTERM' };
  writeFileSync(join(runFolder, 'stranger.json'), JSON.stringify(record));
  expect(await endLeftovers(runFolder)).toEqual(['leftover']);
  expect(identityOf(leftover.pid)).toBeNull();
  expect(identityOf(stranger.pid)).not.toBeNull();
  stranger.kill();
});

test('rejects a second run in the same folder', () => {
  claim(join(folder, 'run'), 'npm start');
  expect(() => claim(join(folder, 'run'), 'npm start')).toThrow(/already running from this folder/);
});
