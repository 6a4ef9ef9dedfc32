import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { localFolder, root } from './paths.mjs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, extraneous?: boolean }} LockEntry */

/** @param {string} file @returns {Record<string, LockEntry>} */
const lockEntries = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * The arguments for `npm`; null if every wanted package is installed in its version, according to npm's own record. If
 * some packages are there, the others are added: `npm ci` would remove all of them under a running product.
 * @param {Record<string, LockEntry>} wanted packages of the lockfile
 * @param {Record<string, LockEntry> | null} present packages of npm's record in node_modules, if there is one
 * @param {{ tools: boolean }} how whether the packages that only tests and tools need are wanted, too
 * @returns {string[] | null}
 */
export function npmCommand(wanted, present, { tools }) {
  const packages = Object.entries(wanted).filter(([path]) => path.includes('node_modules/'));
  const isThere = (/** @type {[string, LockEntry]} */ [path, { version }]) => present?.[path]?.version === version;
  const withTools = tools || packages.some((entry) => entry[1].dev && isThere(entry));
  const isNeeded = (/** @type {LockEntry} */ { dev, optional, devOptional, extraneous }) =>
    !optional && !extraneous && (withTools || !(dev || devOptional));
  if (packages.filter(([, entry]) => isNeeded(entry)).every(isThere)) return null;
  return [...(present ? ['install', '--no-save'] : ['ci']), withTools ? '--include=dev' : '--omit=dev'];
}

/**
 * Installs the packages of the lockfile unless they are there: those needed to build and run the product.
 * @param {(detail: string) => void} detail
 * @param {{ tools: boolean }} [how] whether the packages that only tests and tools need are wanted, too
 */
export async function installDependencies(detail, how = { tools: false }) {
  const record = join(root, 'node_modules', '.package-lock.json');
  const present = existsSync(record) ? lockEntries(record) : null;
  const command = npmCommand(lockEntries(join(root, 'package-lock.json')), present, how);
  if (!command) return;
  detail(`installing packages (npm ${command[0]})`);
  await run('npm', [...command, '--no-audit', '--no-fund'], {
    cwd: root,
    log: join(localFolder, 'logs', 'npm.log'),
    timeoutMs: 15 * 60_000,
    sentence: 'The packages could not be installed: check that npm reaches its registry, then start again.',
  });
}
