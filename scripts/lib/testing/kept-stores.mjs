import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../paths.mjs';
import { holderOf } from '../processes.mjs';

/** The workplace of `npm run stores`. */
export const storesWorkplace = /** @type {const} */ ({
  name: 'test-stores',
  variablePrefix: 'TEST_',
  portOffset: 300,
});
const folder = join(localFolder, storesWorkplace.name);
const file = join(folder, 'urls.json');

/**
 * Makes the stores of this process available to tests for as long as it runs.
 * @param {Record<string, string>} urls by variable name
 */
export const keepStores = (urls) => writeFileSync(file, JSON.stringify(urls));

export const forgetKeptStores = () => rmSync(file, { force: true });

/** Makes the stores that `npm run stores` keeps those of this run; says whether there are any. */
export function useKeptStores() {
  if (!existsSync(file) || !holderOf(join(folder, 'run'))) return false;
  const urls = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  for (const [name, url] of urls) process.env[`TEST_${name}`] = String(url);
  return true;
}
