import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { localFolder, root } from './paths.mjs';

/** @typedef {{ version?: string, optional?: boolean, extraneous?: boolean }} LockEntry */

/** @param {string} file @returns {Record<string, LockEntry>} */
const lockEntries = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether every package of the lockfile is installed in its version, as npm's own record in node_modules says. */
function installed() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const have = lockEntries(record);
  return Object.entries(lockEntries(join(root, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.extraneous)
    .every(([path, entry]) => have[path] !== undefined && have[path].version === entry.version);
}

/**
 * Installs the packages of the lockfile unless they are there.
 * @param {(detail: string) => void} detail
 */
export async function installDependencies(detail) {
  if (installed()) return;
  detail('installing packages (npm ci)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    log: join(localFolder, 'logs', 'npm-ci.log'),
    timeoutMs: 15 * 60_000,
    sentence: 'The packages could not be installed: check that npm reaches its registry, then start again.',
  });
}
