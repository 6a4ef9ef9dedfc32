import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPortChooser } from '../ports.mjs';
import { say, step } from '../progress.mjs';
import { installPackages } from '../system-packages.mjs';
import { until } from '../wait.mjs';
import { composeStores } from './docker.mjs';
import { missingPackages, planStores } from './plan.mjs';
import { removeServerFolder } from './postgres-account.mjs';

/**
 * @typedef {object} StoresOptions
 * @property {string} folder where servers on this machine store their data
 * @property {'' | 'TEST_' | 'BENCH_' | 'DRILLS_'} variablePrefix
 * @property {number} portOffset added to the stores' first ports
 * @property {boolean} durable
 * @property {boolean} fresh start with empty stores
 * @property {string} password of the database's superuser, for servers of our own
 * @property {Record<string, string>} composeEnvironment
 * @property {import('../supervisor.mjs').Supervisor} supervisor
 * @property {Promise<unknown>} [installed] the npm packages, whose clients ask servers whether they run
 */

/**
 * @typedef {object} RunningStores
 * @property {Record<string, string>} urls by variable name: DATABASE_URL, NATS_URL, REDIS_URL, ELASTICSEARCH_URL
 * @property {boolean} natsUsers whether NATS is ours and knows the users of deploy/nats/users.conf
 * @property {string} versions "postgres 17.2 · nats 2.15.2 …"
 * @property {() => Promise<void>} stop stops what the supervisor does not hold
 */

/**
 * Provides the four stores: plans, installs what is missing, starts them in parallel and checks their settings.
 * @param {StoresOptions} options
 * @returns {Promise<RunningStores>}
 */
export async function startStores(options) {
  const { running } = await openStores(options);
  return running;
}

/**
 * The same, as soon as all but the slowest one run: Elasticsearch has its URL then, and responds later.
 * @param {StoresOptions} options
 * @returns {Promise<Omit<RunningStores, 'versions'> & { running: Promise<RunningStores> }>}
 */
export async function openStores(options) {
  let choices = await planStores(options.variablePrefix);
  const packages = missingPackages(choices);
  if (packages.length > 0) {
    await step('system packages', (detail) => installPackages(packages, detail));
    choices = await planStores(options.variablePrefix);
  }
  const choosePort = createPortChooser();
  /** @param {import('./kinds.mjs').Store} store */
  const takePort = (store) => choosePort(store.firstPort + options.portOffset);
  const docker = await containers(choices, takePort, options);
  if (options.fresh) await emptyStores(choices, options, docker);
  const upInDocker = docker && step('stores in Docker', docker.up);

  /** @param {Choice} choice */
  function open({ store, ...choice }) {
    if (choice.way === 'url') return { store, url: choice.url, runs: choice.url };
    if (choice.way === 'docker') {
      const runs = Promise.resolve(upInDocker).then(() => docker?.urlOf(store) ?? '');
      return { store, url: runs, runs };
    }
    return { store, ...openLocal({ store, ...choice }, () => takePort(store), options) };
  }

  const opened = choices.map(open);
  const running = Promise.all(opened.map(({ store, runs }) => inspected(store, runs, options)));
  running.catch(() => {}); // handled by the caller that waits for it, possibly later
  const urls = await Promise.all(opened.map(async ({ store, url }) => [store.variable, await url]));
  const known = {
    urls: Object.fromEntries(urls),
    natsUsers: choices.some(({ store, way }) => store.name === 'nats' && way !== 'url'),
    stop: async () => docker?.stop(),
  };
  return { ...known, running: running.then((versions) => ({ ...known, versions: versions.join(' · ') })) };
}

/** @typedef {import('./plan.mjs').Choice} Choice */

/**
 * The stores that Docker runs, or null when it runs none.
 * @param {Choice[]} choices
 * @param {(store: import('./kinds.mjs').Store) => Promise<number>} takePort
 * @param {StoresOptions} options
 */
async function containers(choices, takePort, { folder, composeEnvironment, password }) {
  const names = choices.filter(({ way }) => way === 'docker').map(({ store }) => store.name);
  if (names.length === 0) return null;
  /** @type {Record<string, number>} */
  const ports = {};
  for (const { store } of choices) ports[store.portVariable] = await takePort(store);
  const published = Object.entries(ports).map(([name, port]) => [name, String(port)]);
  const stores = composeStores(folder, { ...composeEnvironment, ...Object.fromEntries(published) });
  return {
    ...stores,
    up: () => stores.up(names),
    /** @param {import('./kinds.mjs').Store} store */
    urlOf: (store) => store.urlOf(ports[store.portVariable], password),
  };
}

/**
 * Starts a server of our own. The slowest one has its URL before it runs.
 * @param {Choice & { way: 'machine' }} choice
 * @param {() => Promise<number>} takePort
 * @param {StoresOptions} options
 * @returns {{ url: Promise<string>, runs: Promise<string> }}
 */
function openLocal({ store, local }, takePort, options) {
  const { folder, durable, password, composeEnvironment, supervisor, installed } = options;
  if (local.notice) say(`! ${local.notice}`);
  /** @type {(port: number) => void} */
  let portTaken = () => {};
  const early = new Promise((resolve) => {
    portTaken = resolve;
  }).then((port) => store.urlOf(port, password));
  const context = {
    folder: join(folder, store.name),
    takePort: async () => {
      const port = await takePort();
      portTaken(port);
      return port;
    },
    durable,
    password,
    environment: composeEnvironment,
    supervisor,
  };
  const provided = local.provide && step(`${store.name} program`, local.provide);
  const runs = Promise.all([provided, installed]).then(() =>
    step(store.name, (detail) => store.startLocal({ ...context, detail })),
  );
  return { url: store.isSlow ? Promise.race([early, runs]) : runs, runs };
}

/**
 * @param {import('./kinds.mjs').Store} store
 * @param {string | Promise<string>} runs its URL once it runs
 * @param {StoresOptions} options
 */
async function inspected(store, runs, { durable, installed }) {
  const [url] = await Promise.all([runs, installed]);
  const { version, weak } = await until(() => store.inspect(url), {
    timeoutMs: 15_000,
    sentence: `${store.name} does not respond at ${new URL(url).host}: check ${store.variable}.`,
  });
  if (durable && weak.length > 0) say(`! ${store.name} can lose data when the power fails: ${weak.join(', ')}.`);
  return `${store.name} ${version}`;
}

/**
 * Empties the stores that are ours. Servers given by URL may hold other data, so they are left alone.
 * @param {Choice[]} choices
 * @param {StoresOptions} options
 * @param {Awaited<ReturnType<typeof containers>>} docker
 */
async function emptyStores(choices, { folder }, docker) {
  const given = choices.filter(({ way }) => way === 'url').map(({ store }) => store.name);
  if (given.length > 0) say(`! ${given.join(', ')}: given by URL, left as found.`);
  await docker?.remove();
  for (const { store, way } of choices) {
    const data = join(folder, store.name);
    if (way !== 'machine') continue;
    if (store.name === 'postgres') removeServerFolder(data);
    else if (existsSync(data)) rmSync(data, { recursive: true });
  }
}
