import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPostgres } from '../../../scripts/lib/clients.mjs';
import { fingerprint, isStamped, stamp } from '../../../scripts/lib/fingerprint.mjs';
import { environments, type Settings, wishedPorts } from '../../../scripts/lib/product/environment.mjs';
import { programs } from '../../../scripts/lib/product/programs.mjs';
import { provisionStreams } from '../../../scripts/lib/product/provisioning.mjs';
import type { Secrets } from '../../../scripts/lib/product/secrets.mjs';
import { choosePorts } from '../../../scripts/lib/product/start.mjs';
import { step } from '../../../scripts/lib/progress.mjs';
import type { RunningStores } from '../../../scripts/lib/stores/start.mjs';
import type { Program, Supervisor } from '../../../scripts/lib/supervisor.mjs';
import { present } from '../present.js';
import { type Commands, createCommands } from './commands.js';
import { onceEach } from './once-each.js';
import { fillDirectory } from './record.js';
import { hasIndex, type Site } from './site.js';

const firstPorts = { publicPort: 4700, mailboxPort: 4701, firstInternal: 4710 };
const minute = 60_000;

/** The inputs of rows and documents; a change rebuilds them. */
const sources = {
  rows: [
    'benches/src/sites/installers.ts',
    'benches/src/sites/metros.ts',
    'packages/contracts/src/listing-lines.ts',
    'services/directory/src/import/actions/load-listings.ts',
    'services/directory/src/listings/db/entities.ts',
    'services/directory/src/import/db/installer-load.ts',
    'services/directory/src/listings/db/installer-store.ts',
    'services/directory/src/listings/db/search-entries.ts',
    'services/directory/src/listings/domain/facet-bitmask.ts',
    'services/directory/migrations',
    'packages/seed-data/src',
    'packages/places/src/fold.ts',
    'packages/search-rules/src/ranking.ts',
    'packages/contracts/src/reach.ts',
    'packages/search-rules/src/words.ts',
  ],
  index: ['services/search/src/index'],
};

export interface SitesOptions {
  /** The program the product's processes run on. */
  node: string;
  folder: string;
  stores: RunningStores;
  secrets: Secrets;
  supervisor: Supervisor;
  settings?: Settings;
  /** Further variables of the gateway. */
  gateway?: Record<string, string>;
}

/** Everything comes from one IP address; what a limit costs a request stays. */
const unlimited = { RATE_LIMITS_SCALE: '1000000' };

export interface SiteOptions {
  /** Begins empty in each run. */
  grows?: boolean;
  /** In place of those of the run. */
  settings?: Settings;
}

/** The sites of a run: each is made at its first use and reused by the next run, except those that a part `grows`. */
export interface Sites {
  site(name: string, count: number, o?: SiteOptions): Promise<Site>;
  /** Starts programs that a search does not need. */
  alsoStart(site: Site, programs: ('accounts' | 'mailbox' | 'notifications' | 'reviews' | 'web')[]): Promise<void>;
  /** Serves the pages of a site at one more origin, which it returns, with these variables of web server and gateway. */
  serveAgain(site: Site, name: string, variables: Record<string, string>): Promise<string>;
  commands: Commands;
  reindex(site: Site): Promise<void>;
}

export function createSites(options: SitesOptions): Sites {
  const { node, folder, stores, secrets, supervisor, settings: ofRun = unlimited, gateway = {} } = options;
  const commands = createCommands({ node, folder });
  const openOnce = onceEach(open);
  const startOnce = onceEach((_key, program: Program) => supervisor.start(program));

  async function open(name: string, count: number, { grows = false, settings }: SiteOptions): Promise<Site> {
    const site = await plan(name, count, settings);
    const rows = await rowsStamp(site);
    const isKept = rows.fresh && !grows;
    if (!isKept) await recreateDatabases(stores, site);
    const environment = present(site.variables.provisioning, 'variables of provisioning');
    await step(`${name}: streams`, () => provisionStreams({ node, folder, environment }));
    await step(`${name}: directory`, () => start(site, 'directory'));
    if (!isKept) {
      await step(`${name}: ${count} installers`, (detail) => fillDirectory(commands, site, detail));
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

  /** Starts a program of a site, unless it has been started. */
  function start({ name: site, ports, variables }: Site, program: string): Promise<void> {
    const name = `${site}-${program}`;
    const found = programs(ports, variables, node).find((each) => each.name === program);
    return startOnce(name, { ...present(found, `program ${program}`), name });
  }

  async function plan(name: string, count: number, settings = ofRun): Promise<Site> {
    const ports = await choosePorts(wishedPorts(firstPorts));
    const variables = environments({
      ports,
      stores: stores.urls,
      natsUsers: false, // they may do nothing under the prefix of a site
      secrets,
      smtpUrl: `smtp://127.0.0.1:${present(ports.smtp, 'port of smtp')}`,
      hasMailbox: false,
      settings,
      filesUrl: pathToFileURL(join(folder, 'files')).href,
    });
    const databaseNamed = (database: string): string =>
      Object.assign(new URL(urlOf(stores, 'DATABASE_URL')), { pathname: `/${database}` }).href;
    const databaseUrl = databaseNamed(`bench_${name}`);
    const ownDatabase = (service: string) => ({ DATABASE_URL: databaseNamed(`bench_${name}_${service}`) });
    const alias = `bench-${name}`;
    const own = {
      directory: { DATABASE_URL: databaseUrl },
      search: { SEARCH_INDEX: alias },
      gateway,
      accounts: ownDatabase('accounts'),
      notifications: ownDatabase('notifications'),
      reviews: ownDatabase('reviews'),
      provisioning: {},
    };
    for (const [service, more] of Object.entries(own))
      variables[service] = { ...variables[service], ...more, EVENT_PREFIX: alias };
    const local = (program: string): string => `http://127.0.0.1:${present(ports[program], `port of ${program}`)}`;
    const urls = {
      gateway: local('gateway'),
      metrics: local('metrics'),
      directory: local('directory'),
      search: local('search'),
      elasticsearch: urlOf(stores, 'ELASTICSEARCH_URL'),
    };
    return { name, count, databaseUrl, alias, urls, variables, ports };
  }

  async function rowsStamp({ name, count, databaseUrl }: Site) {
    const file = join(folder, 'stamps', `rows-${name}`);
    // Free weeks are those of the month in which they were invented.
    const made = `${count} ${new Date().toISOString().slice(0, 7)} ${fingerprint(sources.rows)}`;
    const value = async (): Promise<string> => `${made} ${await databaseNumber(stores, databaseUrl)}`;
    return { fresh: isStamped(file, await value()), value, set: async () => stamp(file, await value()) };
  }

  function indexStamp({ name }: Site, rows: string) {
    const file = join(folder, 'stamps', `index-${name}`);
    const value = `${rows} ${fingerprint(sources.index)}`;
    return { fresh: isStamped(file, value), set: () => stamp(file, value) };
  }

  const reindex: Sites['reindex'] = (site) => commands.run(site, 'search', ['reindex'], 15 * minute);

  return {
    site: (name, count, how = {}) => openOnce(name, count, how),
    async alsoStart(site, names) {
      await createMissing(
        stores,
        names.flatMap((program) => site.variables[program]?.DATABASE_URL ?? []),
      );
      await step(`${site.name}: ${names.join(', ')}`, () => Promise.all(names.map((program) => start(site, program))));
    },
    async serveAgain(site, name, more) {
      const ports = await choosePorts(wishedPorts(firstPorts));
      const local = (program: string): string => `http://127.0.0.1:${present(ports[program], `port of ${program}`)}`;
      const origin = local('gateway');
      const own = { ...more, PUBLIC_URL: origin };
      const again = {
        ...site,
        name: `${site.name}-${name}`,
        ports,
        variables: {
          ...site.variables,
          web: {
            ...site.variables.web,
            ...own,
            PORT: String(ports.web),
            METRICS_PORT: String(ports.webMetrics),
            API_URL: origin,
          },
          gateway: {
            ...site.variables.gateway,
            ...own,
            PORT: String(ports.gateway),
            METRICS_PORT: String(ports.metrics),
            WEB_URL: local('web'),
          },
        },
      };
      await step(again.name, () => Promise.all([start(again, 'web'), start(again, 'gateway')]));
      return origin;
    },
    commands,
    reindex,
  };
}

const urlOf = ({ urls }: RunningStores, variable: string): string => present(urls[variable], variable);

/** The server's oid of a database and when it was created; empty if there is none. */
const databaseNumber = (stores: RunningStores, databaseUrl: string): Promise<string> =>
  withPostgres(urlOf(stores, 'DATABASE_URL'), async (query) => {
    const rows = await query('select system_identifier, oid from pg_control_system(), pg_database where datname = $1', [
      databaseIn(databaseUrl),
    ]);
    return rows.map((row) => `${row.system_identifier} ${row.oid}`).join();
  });

/** Removes what the services of a site have stored, and makes an empty database for its directory. */
const recreateDatabases = (stores: RunningStores, { databaseUrl, variables }: Site): Promise<void> =>
  withPostgres(urlOf(stores, 'DATABASE_URL'), async (query) => {
    for (const { DATABASE_URL: url } of Object.values(variables))
      if (url) await query(`drop database if exists ${databaseIn(url)} with (force)`);
    await query(`create database ${databaseIn(databaseUrl)}`);
  });

const createMissing = (stores: RunningStores, urls: readonly string[]): Promise<void> =>
  withPostgres(urlOf(stores, 'DATABASE_URL'), async (query) => {
    const existing = new Set((await query('select datname from pg_database')).map(({ datname }) => datname));
    for (const name of urls.map(databaseIn)) if (!existing.has(name)) await query(`create database ${name}`);
  });

const databaseIn = (url: string): string => new URL(url).pathname.slice(1);
