// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@poolpros/chassis/config';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import type { Part } from '@poolpros/chassis/run';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeClientBuild } from '../test/client-build.js';
import { configSchema } from './config.js';
import { webService } from './service.js';

const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
let parts: Part[];
beforeAll(async () => {
  writeClientBuild(clientDir);
  const config = loadConfig(configSchema, {
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://poolpros.example',
    API_URL: 'http://127.0.0.1:1',
    INTERNAL_TOKEN: 'i'.repeat(40),
  });
  const log = createLog({ service: 'web', level: 'silent' });
  const { context, parts: partsOf } = webService(clientDir);
  parts = await partsOf(await context(config, { log, metrics: createMetrics('web') }));
  for (const part of parts) await part.start();
});
afterAll(async () => {
  for (const part of parts) await part.stop();
  rmSync(clientDir, { recursive: true });
});

function originOf(name: string): string {
  const part = parts.find((each) => each.name === name);
  if (!part || !('url' in part) || typeof part.url !== 'function') throw new Error(`there is no part ${name}`);
  return String(part.url());
}

it('shows its metrics on their own port and not where it shows pages', async () => {
  const metrics = await fetch(`${originOf('metrics')}/metrics`);
  expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('process_cpu')]);
  const page = await fetch(`${originOf('http')}/metrics`);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});
