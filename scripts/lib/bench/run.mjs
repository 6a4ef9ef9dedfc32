import { cpus } from 'node:os';
import { join } from 'node:path';
import { loadPlaces } from '@poolpros/places/load';
import { say } from '../progress.mjs';
import { metrosOf, zipfSums } from './installers.mjs';
import { createReport } from './marks.mjs';
import { burst } from './parts/burst.mjs';
import { cache } from './parts/cache.mjs';
import { correctness } from './parts/correctness.mjs';
import { freshness } from './parts/freshness.mjs';
import { gatewayTax } from './parts/gateway-tax.mjs';
import { growth } from './parts/growth.mjs';
import { load } from './parts/load.mjs';
import { pages } from './parts/pages.mjs';
import { rebuild } from './parts/rebuild.mjs';
import { restart } from './parts/restart.mjs';
import { suggestions } from './parts/suggestions.mjs';
import { words } from './parts/words.mjs';
import { createSites } from './sites.mjs';

/** The parts in the order they run. */
export const parts = {
  rebuild,
  'gateway-tax': gatewayTax,
  cache,
  load,
  suggestions,
  words,
  growth,
  correctness,
  freshness,
  burst,
  pages,
  restart,
};

/** @typedef {keyof typeof parts} PartName */
/** @typedef {{ sizes: number[], rounds: number, seconds: number, only: PartName[] }} Flags */

/**
 * What the parts share.
 * @typedef {object} Bench
 * @property {string} node the program the product's processes run on
 * @property {import('./sites.mjs').Sites} sites
 * @property {import('../supervisor.mjs').Supervisor} supervisor
 * @property {string} folder
 * @property {Flags} flags
 * @property {import('./queries.mjs').Metro[]} metros
 * @property {import('@poolpros/places/places').Places} places
 * @property {import('./marks.mjs').Report} report
 */

/**
 * Runs the wanted parts on running stores; true when every mark is kept.
 * @param {Omit<import('./sites.mjs').SitesOptions, 'node'> & { node: { program: string, version: string }, flags: Flags }} options
 */
export async function runBench({ flags, node, ...options }) {
  const { folder, stores, supervisor } = options;
  const machine = {
    cpus: cpus().length,
    model: cpus()[0].model,
    node: node.version,
    stores: stores.versions,
    compression: 'none asked for',
    logLevel: process.env.LOG_LEVEL ?? 'info',
  };
  const described = Object.entries(machine)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · ');
  say(described);
  const places = loadPlaces();
  const sums = zipfSums(metrosOf(places).length);
  const metros = metrosOf(places).map(({ latitude, longitude }, rank) => ({
    lat: latitude,
    lon: longitude,
    upTo: sums[rank],
  }));
  const report = createReport(join(folder, 'results'), machine);
  const sites = createSites({ ...options, node: node.program });
  const bench = { node: node.program, sites, supervisor, folder, flags, metros, places, report };
  for (const name of flags.only) {
    say(`\n${name}`);
    await parts[name](bench);
  }
  return report.conclude();
}
