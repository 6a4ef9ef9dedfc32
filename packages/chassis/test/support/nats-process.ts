import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { eventually } from '../../src/testing/eventually.js';
import { freePort } from './free-port.js';

/** A nats-server of one test that can be killed and started again on the same port and files. */
export interface NatsProcess {
  url: string;
  /** Where a server with a configuration says how it is. */
  monitorUrl: string;
  start(): Promise<void>;
  /** Stops the process without ending it: connections stay and nothing responds. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** `config` is a configuration file, `environment` what it asks for and `user` one it knows. */
export async function natsProcess(
  o: { config?: string; environment?: Record<string, string>; user?: { user: string; pass: string } } = {},
): Promise<NatsProcess> {
  const [port, monitorPort] = [await freePort(), await freePort()];
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
    monitorUrl: `http://127.0.0.1:${monitorPort}`,
    async start() {
      const binary = process.env.TEST_NATS_SERVER ?? 'nats-server';
      const args = o.config
        ? ['-c', await ownConfig(o.config, { store, port, monitorPort })]
        : ['-js', '-sd', store, '-a', '127.0.0.1', '-p', String(port)];
      const started = spawn(binary, args, { stdio: 'ignore', env: { ...process.env, ...o.environment } });
      await once(started, 'spawn').catch((cause: unknown) => {
        throw new Error(`${binary} cannot be run: set TEST_NATS_SERVER to a nats-server binary`, { cause });
      });
      child = started;
      const connection = await eventually(() => connect({ servers: url, reconnect: false, ...o.user }));
      await connection.close();
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    kill,
    async remove() {
      await kill();
      await rm(store, { recursive: true, force: true });
    },
  };
}

/** The configuration with files and ports of this server; later lines win. */
async function ownConfig(
  config: string,
  { store, port, monitorPort }: { store: string; port: number; monitorPort: number },
): Promise<string> {
  const file = join(store, 'nats-server.conf');
  const lines = [
    `include ${JSON.stringify(relative(store, config))}`,
    `listen: "127.0.0.1:${port}"`,
    `http: "127.0.0.1:${monitorPort}"`,
    `jetstream: { store_dir: ${JSON.stringify(store)} }`,
  ];
  await writeFile(file, lines.join('\n'));
  return file;
}
