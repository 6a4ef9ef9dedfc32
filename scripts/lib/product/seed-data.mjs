import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { capture } from '../command.mjs';
import { Failure } from '../failure.mjs';
import { isStamped, stamp } from '../fingerprint.mjs';
import { compileCache } from '../node-runtime.mjs';
import { root } from '../paths.mjs';
import { databaseIdentity } from './databases.mjs';
import { untilSeedDataIsFound } from './seed-progress.mjs';

/** The two people of the seed data, whose passwords `npm start` prints. */
export const people = {
  contractor: { email: 'demo.contractor@example.com', name: 'Dana Rivera' },
  admin: { email: 'demo.admin@example.com', name: 'Alex Morgan' },
};

/** A command without output for this long is ended. */
const quietMs = 2 * 60_000;

/**
 * @typedef {object} SeedContext
 * @property {string} node the Node its commands run on
 * @property {number} count of seed listings
 * @property {string} folder of the run, for the stamp
 * @property {string} databaseServer
 * @property {import('./environment.mjs').Ports} ports
 * @property {ReturnType<typeof import('./environment.mjs').environments>} environments
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {Promise<unknown>} searchRuns
 * @property {(detail: string) => void} detail
 */

/**
 * Creates the demo accounts and loads the seed data, once per set of databases, and waits until it can be found.
 * @param {SeedContext} context
 */
export async function loadSeedData(context) {
  const { count, folder, databaseServer, secrets } = context;
  const file = join(folder, 'stamps', 'sample');
  const value = createHash('sha256')
    .update(JSON.stringify([count, await databaseIdentity(databaseServer), secrets]))
    .digest('hex');
  if (isStamped(file, value)) return;
  const [owner] = await Promise.all([
    ensureAccount('contractor', secrets.contractorPassword, context),
    ensureAccount('admin', secrets.adminPassword, context),
  ]);
  if (count > 0) await fillDirectory(owner, context);
  stamp(file, value);
}

/**
 * Stores listings and their reviews, which are written while the listings arrive, and waits until all can be found.
 * @param {string} owner account of the first firm
 * @param {SeedContext} context
 */
async function fillDirectory(owner, context) {
  const { count, ports, searchRuns, detail } = context;
  const written = { firms: 0, reviews: 0 };
  const filling = Promise.all([
    service('directory', ['seed', '--count', String(count), '--owner', owner], context, {
      onLine: (line) => {
        written.firms = progressIn(line, 'of') ?? written.firms;
      },
    }),
    service('reviews', ['seed', '--count', String(count)], context, {
      onLine: (line) => {
        written.reviews = progressIn(line, 'written') ?? written.reviews;
      },
    }),
  ]).then(([, output]) => progressIn(output.trim().split('\n').at(-1) ?? '', 'counted') ?? 0);
  await untilSeedDataIsFound({ count, ports, written, filling, searchRuns, detail });
}

/**
 * The number of a line of progress; null for another line. Of the reviews that are written, only those of finished jobs are counted in ratings.
 * @param {string} line
 * @param {'of' | 'written' | 'counted'} what follows it
 */
export const progressIn = (line, what) => {
  const found = new RegExp(`^seed \\w+: (\\d+) ${what}\\b`).exec(line);
  return found ? Number(found[1]) : null;
};

/**
 * Runs a command of a service with that service's environment.
 * @param {'accounts' | 'directory' | 'reviews'} name
 * @param {string[]} args
 * @param {SeedContext} context
 * @param {{ extra?: Record<string, string>, onLine?: (line: string) => void }} [more] onLine takes what it says, as it comes
 */
async function service(name, args, { node, environments }, { extra, onLine = () => {} } = {}) {
  const program = join(root, 'services', name, 'dist', 'main.js');
  const { code, output } = await capture(node, [program, ...args], {
    env: { ...process.env, ...compileCache, LOG_LEVEL: 'warn', ...environments[name], ...extra },
    timeoutMs: quietMs,
    whileQuiet: true,
    onOutput: (text) => {
      for (const line of text.split('\n')) if (line) onLine(line);
    },
  });
  if (code !== 0) throw new Failure(`The seed data could not be loaded (${name} ${args[0]}):\n${output.trim()}`);
  return output;
}

/**
 * @param {keyof typeof people} audience
 * @param {string} password
 * @param {SeedContext} context
 * @returns {Promise<string>} the account's id
 */
async function ensureAccount(audience, password, context) {
  const { email, name } = people[audience];
  const args = ['ensure-account', '--audience', audience, '--email', email, '--name', name];
  const output = await service('accounts', args, context, { extra: { ACCOUNT_PASSWORD: password } });
  const line = output.split('\n').find((text) => text.includes('"accountId"'));
  if (!line) throw new Failure(`accounts ensure-account printed no account id:\n${output.trim()}`);
  return JSON.parse(line).accountId;
}
