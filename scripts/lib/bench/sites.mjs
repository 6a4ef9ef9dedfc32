import { join } from 'node:path';
import { getJson, withPostgres } from '../clients.mjs';
import { run } from '../command.mjs';
import { fingerprint, isStamped, stamp } from '../fingerprint.mjs';
import { root } from '../paths.mjs';
import { createDatabases } from '../product/databases.mjs';
import { environments, wishedPorts } from '../product/environment.mjs';
import { programs } from '../product/programs.mjs';
import { choosePorts } from '../product/start.mjs';
import { step } from '../progress.mjs';
import { fillDatabase } from './rows.mjs';

const firstPorts = { publicPort: 4700, mailboxPort: 4701, firstInternal: 4710 };
const minute = 60_000;

/** `10k`, `1m` @param {number} count */
export const sizeName = (count) =>
  count % 1_000_000 === 0 ? `${count / 1_000_000}m` : count % 1000 === 0 ? `${count / 1000}k` : String(count);

/** What the rows and the documents are made by; a change makes them anew. */
const sources = {
  rows: [
    'scripts/lib/bench/installers.mjs',
    'services/directory/src/db/entities.ts',
    'services/directory/src/db/installer-store.ts',
    'services/directory/src/db/search-entries.ts',
    'services/directory/src/domain/offers.ts',
    'services/directory/src/db/migrations',
    'packages/seed-data/src',
    'packages/places/src/fold.ts',
    'packages/search-rules/src/ranking.ts',
    'packages/search-rules/src/reach.ts',
    'packages/search-rules/src/words.ts',
  ],
  index: ['services/search/src/index'],
};

/**
 * A set of installers with the processes that serve it.
 * @typedef {object} Site
 * @property {string} name
 * @property {number} count rows, whatever their status
 * @property {string} databaseUrl
 * @property {string} alias
 * @property {{ gateway: string, metrics: string, directory: string, search: string, elasticsearch: string }} urls
 * @property {ReturnType<typeof environments>} variables
 * @property {import('../product/environment.mjs').Ports} ports
 */

/**
 * @typedef {object} SitesOptions
 * @property {string} node the program the product's processes run on
 * @property {string} folder
 * @property {import('../stores/start.mjs').RunningStores} stores
 * @property {import('../product/secrets.mjs').Secrets} secrets
 * @property {import('../supervisor.mjs').Supervisor} supervisor
 * @property {import('../product/environment.mjs').Settings} [settings]
 * @property {Record<string, string>} [gateway] further variables of the gateway
 */

/** Everything comes from one address; what a limit costs a request stays. */
const unlimited = { RATE_LIMITS_SCALE: '1000000' };

/**
 * Gives the sites of a run: each is made at its first use and kept for the next run.
 * @param {SitesOptions} options
 */
export function createSites({ node, folder, stores, secrets, supervisor, settings = unlimited, gateway = {} }) {
  /** @type {Map<string, Promise<Site>>} */
  const sites = new Map();

  /** @param {string} name @param {number} count @returns {Promise<Site>} */
  async function open(name, count) {
    const site = await plan(name, count);
    const rows = await rowsStamp(site);
    if (!rows.fresh) await recreateDatabase(stores.urls.DATABASE_URL, site.databaseUrl);
    await step(`${name}: directory`, () => start(site, 'directory'));
    if (!rows.fresh) {
      await step(`${name}: ${count} installers`, (detail) => fillDatabase(site.databaseUrl, count, detail));
      await rows.set();
    }
    const index = indexStamp(site, await rows.value());
    if (!index.fresh || !(await hasIndex(site))) {
      await step(`${name}: index`, () => reindex(site));
      index.set();
    }
    await step(`${name}: search and gateway`, () => Promise.all([start(site, 'search'), start(site, 'gateway')]));
    return site;
  }

  /** @param {Site} site @param {string} program */
  function start({ name, ports, variables }, program) {
    const found = programs(ports, variables, node).find((each) => each.name === program);
    if (!found) throw new Error(`there is no program ${program}`);
    return supervisor.start({ ...found, name: `${name}-${program}` });
  }

  /** @param {string} name @param {number} count */
  async function plan(name, count) {
    const ports = await choosePorts(wishedPorts(firstPorts));
    const variables = environments({
      ports,
      stores: stores.urls,
      natsUsers: false, // they may do nothing under the prefix of a site
      secrets,
      smtpUrl: 'smtp://127.0.0.1:9',
      settings,
    });
    const databaseUrl = Object.assign(new URL(stores.urls.DATABASE_URL), { pathname: `/bench_${name}` }).href;
    const alias = `bench-${name}`;
    variables.directory = { ...variables.directory, DATABASE_URL: databaseUrl, EVENT_PREFIX: alias };
    variables.search = { ...variables.search, SEARCH_INDEX: alias, EVENT_PREFIX: alias };
    variables.gateway = { ...variables.gateway, ...gateway, EVENT_PREFIX: alias };
    variables.accounts = { ...variables.accounts, EVENT_PREFIX: alias };
    variables.reviews = { ...variables.reviews, EVENT_PREFIX: alias };
    /** @param {number} port */
    const local = (port) => `http://127.0.0.1:${port}`;
    const urls = {
      gateway: local(ports.gateway),
      metrics: local(ports.metrics),
      directory: local(ports.directory),
      search: local(ports.search),
      elasticsearch: stores.urls.ELASTICSEARCH_URL,
    };
    return { name, count, databaseUrl, alias, urls, variables, ports };
  }

  /** @param {Site} site */
  async function rowsStamp({ name, count, databaseUrl }) {
    const file = join(folder, 'stamps', `rows-${name}`);
    const made = `${count} ${fingerprint(sources.rows)}`;
    const value = async () => `${made} ${await databaseNumber(stores.urls.DATABASE_URL, databaseUrl)}`;
    return { fresh: isStamped(file, await value()), value, set: async () => stamp(file, await value()) };
  }

  /** @param {Site} site @param {string} rows */
  function indexStamp({ name }, rows) {
    const file = join(folder, 'stamps', `index-${name}`);
    const value = `${rows} ${fingerprint(sources.index)}`;
    return { fresh: isStamped(file, value), set: () => stamp(file, value) };
  }

  /** @param {Site} site */
  const reindex = (site) => command(site, 'search', ['reindex'], 15 * minute);

  /**
   * Runs a command of a service, as an operator would.
   * @param {Site} site
   * @param {'directory' | 'search'} service
   * @param {string[]} args
   * @param {number} [timeoutMs]
   */
  function command({ name, variables }, service, args, timeoutMs = 5 * minute) {
    return run(node, [join(root, 'services', service, 'dist', 'main.js'), ...args], {
      env: { ...process.env, ...variables[service] },
      log: join(folder, 'logs', `${name}-${service}-${args[0]}.log`),
      timeoutMs,
      sentence: `${service} ${args[0]} failed.`,
    });
  }

  return {
    /**
     * @param {string} name
     * @param {number} count
     */
    async site(name, count) {
      const found = sites.get(name) ?? open(name, count);
      sites.set(name, found);
      return found;
    },
    /**
     * Starts programs that a search does not need.
     * @param {Site} site
     * @param {('accounts' | 'reviews' | 'web')[]} programs
     */
    async alsoStart(site, programs) {
      await createDatabases(stores.urls.DATABASE_URL);
      await step(`${site.name}: ${programs.join(', ')}`, () =>
        Promise.all(programs.map((program) => start(site, program))),
      );
    },
    command,
    reindex,
  };
}

/** @typedef {ReturnType<typeof createSites>} Sites */

/** The server's own number of a database and when it was made; empty when there is none. @param {string} serverUrl @param {string} databaseUrl */
function databaseNumber(serverUrl, databaseUrl) {
  return withPostgres(serverUrl, async (query) => {
    const rows = await query('select system_identifier, oid from pg_control_system(), pg_database where datname = $1', [
      new URL(databaseUrl).pathname.slice(1),
    ]);
    return rows.map((row) => `${row.system_identifier} ${row.oid}`).join();
  });
}

/** @param {string} serverUrl @param {string} databaseUrl */
function recreateDatabase(serverUrl, databaseUrl) {
  const name = new URL(databaseUrl).pathname.slice(1);
  return withPostgres(serverUrl, async (query) => {
    await query(`drop database if exists ${name} with (force)`);
    await query(`create database ${name}`);
  });
}

/** @param {Site} site */
async function hasIndex({ urls, alias }) {
  const answer = await fetch(`${urls.elasticsearch}/_alias/${alias}`);
  return answer.ok;
}

/**
 * How many installers of a site can be found.
 * @param {Site} site
 */
export async function publishedIn({ urls, alias }) {
  const { count } = /** @type {{ count: number }} */ (
    await getJson(urls.elasticsearch, `${alias}/_count?q=status:published`)
  );
  return count;
}

/** Names of installers as they stand in the index. @param {Site} site @returns {Promise<string[]>} */
export async function namesIn({ urls, alias }) {
  const { hits } = /** @type {{ hits: { hits: { _source: { installer: { name: string } } }[] } }} */ (
    await getJson(urls.elasticsearch, `${alias}/_search?q=status:published&size=2000&_source=installer.name`)
  );
  return hits.hits.map(({ _source }) => _source.installer.name);
}
