import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { environments } from './service.js';

const programs = { web: 'frontend/dist/server/main.js', gateway: 'services/gateway/dist/main.js' };

/** Pages of the product under test that count visits: a gateway and a web server of their own, with a project token. */
export async function startCountedSite(host: string): Promise<{ url: string; stop(): Promise<void> }> {
  const [web, gateway, webMetrics, gatewayMetrics] = await freePorts(4);
  const url = `http://127.0.0.1:${gateway}`;
  const usage = { POSTHOG_KEY: 'public-key', POSTHOG_HOST: host, PUBLIC_URL: url, LOG_LEVEL: 'error' };
  const running = [
    await run('web', { ...usage, PORT: `${web}`, METRICS_PORT: `${webMetrics}`, API_URL: url }),
    await run('gateway', {
      ...usage,
      PORT: `${gateway}`,
      METRICS_PORT: `${gatewayMetrics}`,
      WEB_URL: `http://127.0.0.1:${web}`,
    }),
  ];
  await eventually(async () => (await fetch(`${url}/about`)).ok, { timeoutMs: 60_000, everyMs: 200 });
  return {
    url,
    async stop() {
      for (const child of running) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
    },
  };
}

async function run(name: keyof typeof programs, variables: Record<string, string>) {
  const program = fileURLToPath(new URL(`../../${programs[name]}`, import.meta.url));
  const env = { ...process.env, ...(await environments())[name], ...variables };
  return spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
