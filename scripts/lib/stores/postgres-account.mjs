import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, rmdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../command.mjs';
import { Failure } from '../failure.mjs';

/** @typedef {{ uid?: number, gid?: number }} Account empty: the reader's own */

/**
 * The account that runs the server: it refuses to run as root, so root hands it to the user postgres,
 * or to the owner of an earlier run's data.
 * @param {string} folder
 * @returns {Promise<Account>}
 */
export async function serverAccount(folder) {
  const own = process.getuid?.();
  const owner = existsSync(folder) ? statSync(folder) : undefined;
  if (own !== 0) {
    if (owner && own !== undefined && owner.uid !== own)
      throw new Failure(`${folder} belongs to another user: start as that user, or remove the folder to start over.`);
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => capture('id', [flag, 'postgres'])));
  if (uid.code !== 0) throw new Failure('PostgreSQL cannot run as root: add a user named postgres, then start again.');
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/**
 * Creates the server's folder and returns its path. The server's account cannot enter a checkout in a private place,
 * such as root's home; then the data is under /var/lib and the folder in the checkout is a link to it.
 * @param {string} folder
 * @param {Account} account
 */
export async function serverFolder(folder, account) {
  if (existsSync(folder)) return realpathSync(folder);
  rmSync(folder, { force: true }); // a link whose target is gone
  makeOwned(folder, account);
  if (account.uid === undefined || (await capture('test', ['-w', folder], { ...account, cwd: '/' })).code === 0)
    return folder;
  rmdirSync(folder);
  const home = join('/var/lib', `poolpros-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  rmSync(home, { recursive: true, force: true }); // of an earlier checkout in the same place
  makeOwned(home, account);
  symlinkSync(home, folder);
  return home;
}

/**
 * Removes the server's folder, wherever it is.
 * @param {string} folder
 */
export function removeServerFolder(folder) {
  if (existsSync(folder)) rmSync(realpathSync(folder), { recursive: true });
  rmSync(folder, { force: true });
}

/**
 * @param {string} folder
 * @param {Account} account
 */
function makeOwned(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}
