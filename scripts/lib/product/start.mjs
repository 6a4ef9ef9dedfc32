import { createPortChooser } from '../ports.mjs';
import { step } from '../progress.mjs';
import { until } from '../wait.mjs';
import { createDatabases } from './databases.mjs';
import { environments, wishedPorts } from './environment.mjs';
import { programs } from './programs.mjs';
import { provisionStreams } from './provisioning.mjs';
import { rememberEnvironments } from './remembered.mjs';
import { loadSeedData } from './seed-data.mjs';
import { namesOf } from './services.mjs';

/** They start when Elasticsearch runs, which takes longer than the other stores. */
const needSearchEngine = namesOf(({ stores }) => stores?.includes('ELASTICSEARCH_URL'));
/** It starts when the frontend is built, which takes longer than the other builds. */
const needsFrontend = 'web';

/**
 * @typedef {object} ProductOptions
 * @property {string} node the program that runs the processes
 * @property {string} folder of this run: stamps and records
 * @property {Pick<import('../stores/start.mjs').RunningStores, 'urls' | 'natsUsers'>} stores
 * @property {Promise<unknown>} [allStoresRun] what the search waits for, where Elasticsearch is still starting
 * @property {Promise<unknown>} [frontendBuilt] what the web server waits for, where the frontend is still being built
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {import('../supervisor.mjs').Supervisor} supervisor
 * @property {{ publicPort: number, mailboxPort: number, firstInternal: number }} firstPorts
 * @property {string} [mailboxFolder] where the mailbox stores its mails over a restart
 * @property {string} filesUrl where uploaded files are stored
 * @property {string} [smtpUrl] a mail server of the reader's own, in place of the mailbox
 * @property {number} seedCount
 * @property {import('./environment.mjs').Settings} settings
 */

/**
 * Starts every process of the product, loads the seed data, and waits until all of it is ready. The search joins when
 * Elasticsearch runs.
 * @param {ProductOptions} options
 * @returns {Promise<{ publicUrl: string, mailboxUrl: string }>}
 */
export async function startProduct({
  node,
  folder,
  stores,
  allStoresRun,
  frontendBuilt,
  secrets,
  supervisor,
  firstPorts,
  mailboxFolder,
  filesUrl,
  smtpUrl,
  seedCount,
  settings,
}) {
  await createDatabases(stores.urls.DATABASE_URL);
  const ports = await choosePorts(wishedPorts(firstPorts));
  const mail = smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`;
  const variables = environments({
    ports,
    stores: stores.urls,
    natsUsers: stores.natsUsers,
    secrets,
    smtpUrl: mail,
    hasMailbox: !smtpUrl,
    settings,
    filesUrl,
    mailboxFolder,
  });
  rememberEnvironments(folder, { node, environments: variables });
  await step('streams', () => provisionStreams({ node, folder, environment: variables.provisioning }));
  const wanted = programs(ports, variables, node).filter(({ name }) => name !== 'mailbox' || !smtpUrl);
  const named = (/** @type {(name: string) => boolean} */ isMeant) => wanted.filter(({ name }) => isMeant(name));
  const start = (/** @type {typeof wanted} */ list) => Promise.all(list.map((program) => supervisor.start(program)));
  const webRuns = step('web', async () => {
    await frontendBuilt;
    await start(named((name) => name === needsFrontend));
  });
  webRuns.catch(() => {}); // handled below, after the others
  await step('services', () => start(named((name) => name !== needsFrontend && !needSearchEngine.includes(name))));
  const searchRuns = step('search', async () => {
    await allStoresRun;
    await start(named((name) => needSearchEngine.includes(name)));
  });
  const seedData = step('accounts and seed data', (detail) =>
    loadSeedData({
      node,
      count: seedCount,
      folder,
      databaseServer: stores.urls.DATABASE_URL,
      ports,
      environments: variables,
      secrets,
      searchRuns,
      detail,
    }),
  );
  await Promise.all([searchRuns, webRuns, seedData]);
  // Newly filled stores may not be ready immediately: the search warms itself up.
  await step('everything ready', () =>
    Promise.all(
      wanted.map(({ name, ready, readyWithinMs }) =>
        until(ready, { timeoutMs: readyWithinMs, sentence: `${name} is not ready.` }),
      ),
    ),
  );
  return { publicUrl: `http://127.0.0.1:${ports.gateway}`, mailboxUrl: `http://127.0.0.1:${ports.mailbox}` };
}

/**
 * A free port for each process, the wished one where it is free.
 * @param {import('./environment.mjs').Ports} wishes
 */
export async function choosePorts(wishes) {
  const choose = createPortChooser();
  const ports = { ...wishes };
  for (const name of Object.keys(wishes)) ports[name] = await choose(wishes[name]);
  return ports;
}
