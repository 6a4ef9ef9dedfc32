import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { Redis } from 'ioredis';

export interface RedisProcess {
  url: string;
  start(): Promise<void>;
  /** Kills it at once, without saving. */
  kill(): Promise<void>;
  /** Stops responding, without closing a connection. */
  hang(): void;
}

/** A separate Redis on a free port, which can disappear and come back empty. */
export async function redisProcess(): Promise<RedisProcess> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  const { port } = address;
  await new Promise((resolve) => probe.close(resolve));
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    url,
    async start() {
      child = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        {
          stdio: 'ignore',
        },
      );
      const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      client.on('error', () => {});
      await eventually(async () => {
        if (client.status !== 'ready') await client.connect();
        return (await client.ping()) === 'PONG';
      });
      client.disconnect();
    },
    hang() {
      child?.kill('SIGSTOP');
    },
    async kill() {
      if (!child || child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      child = null;
    },
  };
}
