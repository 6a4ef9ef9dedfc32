import { cpus } from 'node:os';
import { join } from 'node:path';
import { createReport } from '../bench/marks.mjs';
import { createSites } from '../bench/sites.mjs';
import { say } from '../progress.mjs';
import { neighbours } from './neighbours.mjs';

/** The drills in the order they run. */
export const drills = { neighbours };

/** @typedef {keyof typeof drills} DrillName */

/**
 * What the drills share.
 * @typedef {object} Drill
 * @property {import('../bench/sites.mjs').Sites} sites whole products with the limits of a real one, each network known by its X-Forwarded-For
 * @property {string} folder
 * @property {import('../bench/marks.mjs').Report} report
 */

/**
 * Runs drills on running stores; true when every mark is kept.
 * @param {Omit<import('../bench/sites.mjs').SitesOptions, 'node' | 'settings' | 'gateway'> & { node: { program: string, version: string }, names: DrillName[] }} options
 */
export async function runDrills({ names, node, ...options }) {
  const machine = {
    cpus: cpus().length,
    model: cpus()[0].model,
    node: node.version,
    stores: options.stores.versions,
  };
  say(
    Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(' · '),
  );
  const report = createReport(join(options.folder, 'results'), machine);
  const sites = createSites({
    ...options,
    node: node.program,
    settings: { RATE_LIMITS_SCALE: '1' },
    gateway: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  for (const name of names) {
    say(`\n${name}`);
    await drills[name]({ sites, folder: options.folder, report });
  }
  return report.conclude();
}
