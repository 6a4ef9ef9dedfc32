import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestService } from '@poolpros/chassis/testing/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeClientBuild } from '../test/client-build.js';
import { operator } from '../test/fixtures.js';
import { webService } from './service.js';

const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
let web: TestService<unknown>;
const settings = {
  OPERATOR_NAME: operator.name,
  OPERATOR_EMAIL: operator.email,
  MAIL_POSTAL_ADDRESS: operator.address,
  PRIVACY_EMAIL: operator.privacyEmail,
  COPYRIGHT_AGENT: operator.copyrightAgent,
};
beforeAll(async () => {
  writeClientBuild(clientDir);
  web = await startTestService(webService(clientDir), { environment: { API_URL: 'http://127.0.0.1:1', ...settings } });
});
afterAll(async () => {
  await web.stop();
  rmSync(clientDir, { recursive: true });
});

function originOf(name: string): string {
  const part = web.parts.find((each) => each.name === name);
  if (!part || !('url' in part) || typeof part.url !== 'function') throw new Error(`there is no part ${name}`);
  return String(part.url());
}

it('shows its metrics on their own port and not where it shows pages', async () => {
  const metrics = await fetch(`${originOf('metrics')}/metrics`);
  expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('process_cpu')]);
  const page = await fetch(`${originOf('http')}/metrics`);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
});
