import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { eventually } from '../../src/testing/eventually.js';

/** A nats-server of one test that can be killed and started again on the same port and files. */
export interface NatsProcess {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function natsProcess(): Promise<NatsProcess> {
  const port = await freePort();
  const store = await mkdtemp(join(tmpdir(), 'nats-'));
  const url = `nats://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function kill(): Promise<void> {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    child = null;
  }
  return {
    url,
    async start() {
      const binary = process.env.TEST_NATS_SERVER ?? 'nats-server';
      const started = spawn(binary, ['-js', '-sd', store, '-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      await once(started, 'spawn').catch((cause: unknown) => {
        throw new Error(`${binary} cannot be run: set TEST_NATS_SERVER to a nats-server binary`, { cause });
      });
      child = started;
      const connection = await eventually(() => connect({ servers: url, reconnect: false }));
      await connection.close();
    },
    kill,
    async remove() {
      await kill();
      await rm(store, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
