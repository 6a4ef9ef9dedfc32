import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { choosePorts } from '../ports.mjs';
import { say, step } from '../progress.mjs';
import { installPackages } from '../system-packages.mjs';
import { until } from '../wait.mjs';
import { composeStores } from './docker.mjs';
import { missingPackages, planStores } from './plan.mjs';
import { removeServerFolder } from './postgres-account.mjs';

/**
 * @typedef {object} StoresOptions
 * @property {string} folder where servers on this machine keep their data
 * @property {'' | 'TEST_'} variablePrefix
 * @property {number} portOffset added to the stores' first ports
 * @property {boolean} durable
 * @property {boolean} fresh start with empty stores
 * @property {string} password of the database's superuser, for servers of our own
 * @property {Record<string, string>} composeEnvironment
 * @property {import('../supervisor.mjs').Supervisor} supervisor
 */

/**
 * @typedef {object} RunningStores
 * @property {Record<string, string>} urls by variable name: DATABASE_URL, NATS_URL, REDIS_URL, ELASTICSEARCH_URL
 * @property {string} versions "postgres 17.2 · nats 2.15.2 …"
 * @property {() => Promise<void>} stop stops what the supervisor does not hold
 */

/**
 * Provides the four stores: plans, installs what is missing, starts them side by side and looks at their settings.
 * @param {StoresOptions} options
 * @returns {Promise<RunningStores>}
 */
export async function startStores(options) {
  let choices = await planStores(options.variablePrefix);
  const packages = missingPackages(choices);
  if (packages.length > 0) {
    await step('system packages', (detail) => installPackages(packages, detail));
    choices = await planStores(options.variablePrefix);
  }
  const wishes = Object.fromEntries(choices.map(({ store }) => [store.name, store.firstPort + options.portOffset]));
  const ports = await choosePorts(wishes);
  const docker = containers(choices, ports, options);
  if (options.fresh) await emptyStores(choices, options, docker);
  const [, ...started] = await Promise.all([
    docker && step('stores in Docker', () => docker.up()),
    ...choices.map((choice) => startStore(choice, ports[choice.store.name], options)),
  ]);
  const inspected = await Promise.all(started.map(({ store, url }) => inspect(store, url, options.durable)));
  return {
    urls: Object.fromEntries(started.map(({ store, url }) => [store.variable, url])),
    versions: inspected.join(' · '),
    stop: async () => docker?.stop(),
  };
}

/** @typedef {import('./plan.mjs').Choice} Choice */

/**
 * @param {Choice[]} choices
 * @param {Record<string, number>} ports
 * @param {StoresOptions} options
 */
function containers(choices, ports, { folder, composeEnvironment }) {
  const names = choices.filter(({ way }) => way === 'docker').map(({ store }) => store.name);
  if (names.length === 0) return null;
  const published = Object.fromEntries(choices.map(({ store }) => [store.portVariable, String(ports[store.name])]));
  const stores = composeStores(folder, { ...composeEnvironment, ...published });
  return { up: () => stores.up(names), stop: stores.stop, remove: stores.remove };
}

/**
 * @param {Choice} choice
 * @param {number} port
 * @param {StoresOptions} options
 */
async function startStore(choice, port, { folder, durable, password, supervisor }) {
  const { store } = choice;
  if (choice.way === 'address') return { store, url: choice.url };
  if (choice.way === 'docker') return { store, url: store.addressOf(port, password) };
  if (choice.local.notice) say(`! ${choice.local.notice}`);
  const url = await step(store.name, (detail) =>
    store.startLocal({ folder: join(folder, store.name), port, durable, password, supervisor, detail }),
  );
  return { store, url };
}

/**
 * @param {import('./kinds.mjs').Store} store
 * @param {string} url
 * @param {boolean} durable
 */
async function inspect(store, url, durable) {
  const { version, weak } = await until(() => store.inspect(url), {
    timeoutMs: 15_000,
    sentence: `${store.name} does not answer at ${new URL(url).host}: check ${store.variable}.`,
  });
  if (durable && weak.length > 0) say(`! ${store.name} can lose data when the power fails: ${weak.join(', ')}.`);
  return `${store.name} ${version}`;
}

/**
 * Empties the stores that are ours. Servers given by address may hold other things, so they are left as they are.
 * @param {Choice[]} choices
 * @param {StoresOptions} options
 * @param {ReturnType<typeof containers>} docker
 */
async function emptyStores(choices, { folder }, docker) {
  const given = choices.filter(({ way }) => way === 'address').map(({ store }) => store.name);
  if (given.length > 0) say(`! ${given.join(', ')}: given by address, left as found.`);
  await docker?.remove();
  for (const { store, way } of choices) {
    const data = join(folder, store.name);
    if (way !== 'machine') continue;
    if (store.name === 'postgres') removeServerFolder(data);
    else if (existsSync(data)) rmSync(data, { recursive: true });
  }
}
