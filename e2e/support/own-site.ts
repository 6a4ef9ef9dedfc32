import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { environments } from './service.js';

const programs = { web: '../../frontend/dist/server/main.js', gateway: '../../services/gateway/dist/main.js' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * A web server and a gateway of a test's own with other settings, in front of the services of the product under test.
 */
export async function startOwnSite(settings: Record<string, string>) {
  const known = await environments();
  const [web, webMetrics, gateway, metrics] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const url = `http://127.0.0.1:${gateway}`;
  const own = {
    web: { PORT: web, METRICS_PORT: webMetrics, API_URL: url },
    gateway: { PORT: gateway, METRICS_PORT: metrics, WEB_URL: `http://127.0.0.1:${web}` },
  };
  const start = (name: 'web' | 'gateway'): ChildProcess =>
    spawn(process.execPath, [fileURLToPath(new URL(programs[name], import.meta.url))], {
      env: {
        ...process.env,
        ...known[name],
        PUBLIC_URL: url,
        ...settings,
        ...Object.fromEntries(Object.entries(own[name]).map(([variable, value]) => [variable, String(value)])),
      },
      stdio: 'ignore',
    });
  const processes = [start('web'), start('gateway')];
  await eventually(async () => (await fetch(`${url}/us`).catch(() => null))?.status === 200);
  return {
    url,
    stop: async () => {
      for (const each of processes) each.kill();
      await Promise.all(processes.filter(({ exitCode }) => exitCode === null).map((each) => once(each, 'exit')));
    },
  };
}
