import { join } from 'node:path';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import { say } from '../../scripts/lib/progress.mjs';
import type { Supervisor } from '../../scripts/lib/supervisor.mjs';
import type { Metro } from './load/queries.js';
import { describeMachine, type RunOptions } from './machine.js';
import { burst } from './parts/burst.js';
import { cache } from './parts/cache.js';
import { correctness } from './parts/correctness.js';
import { events } from './parts/events.js';
import { freshness } from './parts/freshness.js';
import { gatewayTax } from './parts/gateway-tax.js';
import { growth } from './parts/growth.js';
import { lighthouse } from './parts/lighthouse.js';
import { load } from './parts/load.js';
import { overload } from './parts/overload.js';
import { pages } from './parts/pages.js';
import { parsers } from './parts/parsers.js';
import { places as placesPart } from './parts/places.js';
import { reach } from './parts/reach.js';
import { rebuild } from './parts/rebuild.js';
import { rendering } from './parts/rendering.js';
import { requests } from './parts/requests.js';
import { restart } from './parts/restart.js';
import { streams } from './parts/streams.js';
import { suggestions } from './parts/suggestions.js';
import { tableSize } from './parts/table-size.js';
import { visits } from './parts/visits.js';
import { words } from './parts/words.js';
import { createReport, type Report } from './report/marks.js';
import { metrosOf, weighted } from './sites/metros.js';
import { createSites, type Sites } from './sites/sites.js';

/** The parts in the order they run. */
const parts: Record<string, (bench: Bench) => Promise<void>> = {
  rebuild,
  'gateway-tax': gatewayTax,
  cache,
  load,
  overload,
  suggestions,
  words,
  growth,
  'table-size': tableSize,
  correctness,
  freshness,
  burst,
  events,
  requests,
  streams,
  visits,
  reach,
  parsers,
  places: placesPart,
  pages,
  lighthouse,
  rendering,
  restart,
};

export interface Flags {
  /** Of the sets of listings; each part has its usual ones. */
  sizes: number[] | null;
  rounds: number;
  seconds: number;
}

/** What the parts share. */
export interface Bench {
  /** The program the product's processes run on. */
  node: string;
  sites: Sites;
  supervisor: Supervisor;
  folder: string;
  flags: Flags;
  metros: Metro[];
  places: Places;
  report: Report;
}

export const names = Object.keys(parts);

/** Runs the selected parts on running stores; true if every mark is met. */
export async function run(wanted: readonly string[], options: RunOptions & { flags: Flags }): Promise<boolean> {
  const { node, folder, supervisor, flags } = options;
  const machine = describeMachine(options, {
    compression: 'none asked for',
    logLevel: process.env.LOG_LEVEL ?? 'info',
  });
  const places = loadPlaces();
  const metros = weighted(metrosOf(places));
  const report = createReport(join(folder, 'results'), machine);
  const sites = createSites({ ...options, node: node.program, gateway: { TRUSTED_PROXIES: '127.0.0.1' } });
  for (const name of wanted) {
    say(`\n${name}`);
    await parts[name]?.({ node: node.program, sites, supervisor, folder, flags, metros, places, report });
  }
  return report.conclude();
}
