import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../src/testing/eventually.js';
import { freePort } from './free-port.js';

/** A server of S3-compatible storage with one empty bucket. */
export interface BucketServer {
  /** As FILES_URL names it. */
  url: string;
  stop(): Promise<void>;
}

/** `program` is a versitygw. */
export async function startBucketServer(program: string): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  const [buckets, sidecar] = [join(folder, 'buckets'), join(folder, 'sidecar')];
  for (const made of [join(buckets, 'files'), sidecar]) await mkdir(made, { recursive: true });
  const [access, secret, address] = ['tester', 'secret/with+signs', `127.0.0.1:${await freePort()}`];
  const args = ['--access', access, '--secret', secret, '--port', address, 'posix', '--sidecar', sidecar, buckets];
  const server = spawn(program, args, { stdio: 'ignore', cwd: folder });
  await once(server, 'spawn');
  await eventually(() => fetch(`http://${address}/`));
  return {
    url: `http://${access}:${encodeURIComponent(secret)}@${address}/files`,
    async stop() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
