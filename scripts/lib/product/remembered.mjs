import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * How the processes of a running product were started.
 * @typedef {object} Remembered
 * @property {string} node the Node they run on
 * @property {Record<string, Record<string, string>>} environments
 */

/** @param {string} folder of the run */
const fileIn = (folder) => join(folder, 'run', 'environments');

/**
 * Stores the environments of all processes while they run, for the commands of the services.
 * @param {string} folder
 * @param {Remembered} remembered
 */
export function rememberEnvironments(folder, remembered) {
  mkdirSync(dirname(fileIn(folder)), { recursive: true });
  writeFileSync(fileIn(folder), JSON.stringify(remembered), { mode: 0o600 });
}

/**
 * Null while the product of this folder does not run.
 * @param {string} folder
 * @returns {Remembered | null}
 */
export const rememberedEnvironments = (folder) =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : null;

/** @param {string} folder */
export const forgetEnvironments = (folder) => rmSync(fileIn(folder), { force: true });
