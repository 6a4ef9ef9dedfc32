import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../command.mjs';
import { findProgram, isExecutable } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { localFolder, toolsFolder } from '../paths.mjs';

const version = '1.8.0';
const built = join(toolsFolder, `versitygw-${version}`, 'versitygw');

/**
 * A server of S3-compatible storage: one in PATH, else one that is built with Go, once.
 * @param {(detail: string) => void} detail
 * @returns {Promise<string>} its program
 */
export async function provideS3Server(detail) {
  const inPath = findProgram('versitygw');
  if (inPath) return inPath;
  if (isExecutable(built)) return built;
  const go = findProgram('go');
  if (!go) throw new Failure('The tests of S3 need versitygw: install it, or Go 1.21 or newer to build it.');
  detail(`building versitygw ${version} with Go, once`);
  const folder = join(built, '..');
  mkdirSync(folder, { recursive: true });
  await run(go, ['install', `github.com/versity/versitygw/cmd/versitygw@v${version}`], {
    env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
    log: join(localFolder, 'logs', 'versitygw-build.log'),
    timeoutMs: 10 * 60_000,
    sentence: `versitygw ${version} could not be built: install it, then start again.`,
  });
  return built;
}
