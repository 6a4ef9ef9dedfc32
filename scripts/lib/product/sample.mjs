import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { getJson } from '../clients.mjs';
import { capture } from '../command.mjs';
import { Failure } from '../failure.mjs';
import { isStamped, stamp } from '../fingerprint.mjs';
import { root } from '../paths.mjs';
import { until } from '../wait.mjs';
import { databaseIdentity } from './databases.mjs';

/** The two people of the sample, whose passwords `npm start` prints. */
export const people = {
  contractor: { email: 'demo.contractor@example.com', name: 'Dana Rivera' },
  admin: { email: 'demo.admin@example.com', name: 'Alex Morgan' },
};

/**
 * @typedef {object} SampleContext
 * @property {string} node the Node its commands run on
 * @property {number} count of sample installers
 * @property {string} folder of the run, for the stamp
 * @property {string} databaseServer
 * @property {import('./environment.mjs').Ports} ports
 * @property {ReturnType<typeof import('./environment.mjs').environments>} environments
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {(detail: string) => void} detail
 */

/**
 * Makes the demo accounts and loads the sample, once for each set of databases, and waits until it can be found.
 * @param {SampleContext} context
 */
export async function loadSample(context) {
  const { count, folder, databaseServer, ports, secrets, detail } = context;
  const file = join(folder, 'stamps', 'sample');
  const value = createHash('sha256')
    .update(JSON.stringify([count, await databaseIdentity(databaseServer), secrets]))
    .digest('hex');
  if (isStamped(file, value)) return;
  const owner = await ensureAccount('contractor', secrets.contractorPassword, context);
  await ensureAccount('admin', secrets.adminPassword, context);
  if (count > 0) {
    await service('directory', ['sample', '--count', String(count), '--owner', owner], {}, context);
    await service('reviews', ['sample', '--count', String(count)], {}, context);
    detail('waiting until every installer can be found');
    await untilSearchable(ports);
  }
  stamp(file, value);
}

/**
 * Runs a command of a service with that service's environment; its lines are shown as they come.
 * @param {'accounts' | 'directory' | 'reviews'} name
 * @param {string[]} args
 * @param {Record<string, string>} extra
 * @param {SampleContext} context
 */
async function service(name, args, extra, { node, environments, detail }) {
  const program = join(root, 'services', name, 'dist', 'main.js');
  const { code, output } = await capture(node, [program, ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environments[name], ...extra },
    timeoutMs: 5 * 60_000,
    onOutput: (text) => {
      for (const line of text.split('\n')) if (line && !line.startsWith('{')) detail(line);
    },
  });
  if (code !== 0) throw new Failure(`The sample could not be loaded (${name} ${args[0]}):\n${output.trim()}`);
  return output;
}

/**
 * @param {keyof typeof people} audience
 * @param {string} password
 * @param {SampleContext} context
 * @returns {Promise<string>} the account's id
 */
async function ensureAccount(audience, password, context) {
  const { email, name } = people[audience];
  const args = ['ensure-account', '--audience', audience, '--email', email, '--name', name];
  const output = await service('accounts', args, { ACCOUNT_PASSWORD: password }, context);
  const line = output.split('\n').find((text) => text.includes('"accountId"'));
  if (!line) throw new Failure(`accounts ensure-account printed no account id:\n${output.trim()}`);
  return JSON.parse(line).accountId;
}

/** @param {import('./environment.mjs').Ports} ports */
async function untilSearchable(ports) {
  await until(
    async () => {
      const summary = /** @type {{ installers: number }} */ (
        await getJson(`http://127.0.0.1:${ports.directory}`, 'summary')
      );
      const found = /** @type {{ total: number }} */ (
        await getJson(`http://127.0.0.1:${ports.gateway}`, 'api/installers/search-enhanced')
      );
      if (found.total !== summary.installers)
        throw new Error(`${found.total} of ${summary.installers} installers can be found`);
      return true;
    },
    { timeoutMs: 120_000, everyMs: 300, sentence: 'The search does not find every sample installer.' },
  );
}
