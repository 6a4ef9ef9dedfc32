import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder } from '../paths.mjs';
import { identityOf } from '../processes.mjs';

const file = join(localFolder, 'test-stores', 'urls.json');

/**
 * Tells the tests of stores that this process keeps running.
 * @param {Record<string, string>} urls by variable name
 */
export function keepStores(urls) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: identityOf(process.pid), urls }));
}

export const forgetKeptStores = () => rmSync(file, { force: true });

/** Makes the stores that `npm run stores` keeps those of this run; says whether there are any. */
export function useKeptStores() {
  if (!existsSync(file)) return false;
  const { pid, identity, urls } = JSON.parse(readFileSync(file, 'utf8'));
  if (identity === null || identityOf(pid) !== identity) return false;
  for (const [name, url] of Object.entries(urls)) process.env[`TEST_${name}`] = url;
  return true;
}
