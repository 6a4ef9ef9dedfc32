import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { withPostgres } from '../clients.mjs';
import { run } from '../command.mjs';
import { atLeast, findProgram, isExecutable, versionOf } from '../executables.mjs';
import { Failure } from '../failure.mjs';
import { localFolder } from '../paths.mjs';
import { readyWithinMs, storeRank } from './kinds.mjs';
import { serverAccount, serverFolder } from './postgres-account.mjs';

const oldest = '15';
const debianFolder = '/usr/lib/postgresql';

/** Every installed server with its version, newest first. */
async function servers() {
  const inPath = findProgram('postgres');
  const folders = [
    ...(existsSync(debianFolder) ? readdirSync(debianFolder).map((major) => join(debianFolder, major, 'bin')) : []),
    ...(inPath ? [dirname(realpathSync(inPath))] : []),
  ];
  const usable = [...new Set(folders)].filter((folder) =>
    ['postgres', 'initdb'].every((program) => isExecutable(join(folder, program))),
  );
  const found = await Promise.all(
    usable.map(async (folder) => ({ folder, version: (await versionOf(join(folder, 'postgres'))) ?? '0' })),
  );
  return found
    .filter(({ version }) => atLeast(version, oldest))
    .sort((left, right) => (atLeast(left.version, right.version) ? -1 : 1));
}

/**
 * The server to run: only the major version that created a data folder can open it.
 * @param {string} folder
 */
async function chooseServer(folder) {
  const versionFile = join(folder, 'data', 'PG_VERSION');
  const found = await servers();
  if (!existsSync(versionFile)) return found[0];
  const made = readFileSync(versionFile, 'utf8').trim();
  const server = found.find(({ version }) => version.split('.')[0] === made);
  if (server) return server;
  throw new Failure(
    `${folder} was written by PostgreSQL ${made}, which is not installed: install it, or start over with "npm start -- --fresh".`,
  );
}

/** @returns {Promise<import('./kinds.mjs').LocalPlan>} */
async function planLocal() {
  const [server] = await servers();
  if (server) return { detail: `PostgreSQL ${server.version} in ${server.folder}`, packages: [] };
  return {
    detail: 'PostgreSQL, to be installed',
    packages: ['postgresql'],
    advice: `Install PostgreSQL ${oldest} or newer (its programs "postgres" and "initdb" in PATH).`,
  };
}

/**
 * Creates a new data folder under a temporary name, because an interrupted initdb must leave nothing that looks
 * finished.
 * @param {{ folder: string }} server
 * @param {string} home
 * @param {string} password
 * @param {{ uid?: number, gid?: number }} account
 */
async function initialise(server, home, password, account) {
  const unfinished = join(home, 'data.unfinished');
  const passwordFile = join(home, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const options = ['--data-checksums', '--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres'];
  await run(
    join(server.folder, 'initdb'),
    ['-D', unfinished, ...options, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    {
      ...account,
      cwd: home,
      log: join(localFolder, 'logs', 'initdb.log'),
      timeoutMs: 120_000,
      sentence: 'The database folder could not be made.',
    },
  );
  rmSync(passwordFile);
  renameSync(unfinished, join(home, 'data'));
}

/** @param {import('./kinds.mjs').LocalContext} context */
async function startLocal({ folder, takePort, durable, password, supervisor }) {
  const account = await serverAccount(folder);
  const home = await serverFolder(folder, account);
  const server = await chooseServer(home);
  if (!existsSync(join(home, 'data'))) await initialise(server, home, password, account);
  const port = await takePort();
  const url = urlOf(port, password);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  await supervisor.start({
    name: 'postgres',
    command: join(server.folder, 'postgres'),
    args: ['-D', join(home, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    environment: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    cwd: home,
    ...account,
    stopSignal: 'SIGINT', // "fast": it ends open sessions instead of waiting for them
    rank: storeRank,
    readyWithinMs,
    ready: () => withPostgres(url, (query) => query('select 1')),
  });
  return url;
}

/**
 * @param {number} port
 * @param {string} password
 */
const urlOf = (port, password) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** @param {string} url */
function inspect(url) {
  return withPostgres(url, async (query) => {
    const [{ server_version: version }] = await query('show server_version');
    const weak = await query(
      "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'",
    );
    return { version: version.split(' ')[0], weak: weak.map(({ name }) => `${name} is off`) };
  });
}

/** @type {import('./kinds.mjs').Store} */
export const postgres = {
  name: 'postgres',
  variable: 'DATABASE_URL',
  firstPort: 4200,
  portVariable: 'POSTGRES_PORT',
  planLocal,
  startLocal,
  urlOf,
  inspect,
};
