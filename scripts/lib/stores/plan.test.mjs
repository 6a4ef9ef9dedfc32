import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { describePlan, missingPackages, planStores } from './plan.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const choice = (local) => ({ store: { name: 'redis' }, way: 'machine', why: 'REDIS_URL is not set', local });

test('takes a store whose URL is given before anything else', async () => {
  vi.stubEnv('TEST_REDIS_URL', 'redis://cache.example.com:6379');
  const choices = await planStores('TEST_');
  expect(choices.find(({ store }) => store.name === 'redis')).toMatchObject({
    way: 'url',
    url: 'redis://cache.example.com:6379',
    why: 'TEST_REDIS_URL is set',
  });
});

test('names each missing package once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  writeFileSync(join(folder, 'apt-get'), '', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const missing = { detail: 'to be installed', packages: ['redis-server'], advice: 'Install Redis.' };
  expect(missingPackages([choice(missing), choice(missing)])).toEqual(['redis-server']);
  rmSync(folder, { recursive: true });
});

test('says what to install where it may not install itself', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const missing = { detail: 'to be installed', packages: ['redis-server'], advice: 'Install Redis 7 or newer.' };
  expect(() => missingPackages([choice(missing)])).toThrow(/^Install Redis 7 or newer\. Or start Docker/);
});

test('tells for each store what would run, why, and what it lacks', () => {
  const plan = describePlan([choice({ detail: 'Redis 7.0.15', packages: [], notice: 'It is old.' })]);
  expect(plan).toContain('redis           this machine   Redis 7.0.15; REDIS_URL is not set');
  expect(plan).toContain('It is old.');
});
