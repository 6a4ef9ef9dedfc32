import { join } from 'node:path';
import { say } from '../../scripts/lib/progress.mjs';
import { everyRoute } from './drills/every-route.js';
import { neighbours } from './drills/neighbours.js';
import { uploads } from './drills/uploads.js';
import { describeMachine, type RunOptions } from './machine.js';
import { createReport, type Report } from './report/marks.js';
import { createSites, type Sites } from './sites/sites.js';

/** What the drills share. */
export interface Drill {
  /** Whole products with the limits of a real one, each network known by its X-Forwarded-For. */
  sites: Sites;
  folder: string;
  report: Report;
}

/** The drills in the order they run. */
const drills: Record<string, (drill: Drill) => Promise<void>> = { neighbours, 'every-route': everyRoute, uploads };

export const names = Object.keys(drills);

/** Runs drills on running stores; true if every mark is met. */
export async function run(wanted: readonly string[], options: RunOptions): Promise<boolean> {
  const report = createReport(join(options.folder, 'results'), describeMachine(options));
  const sites = createSites({
    ...options,
    node: options.node.program,
    settings: { RATE_LIMITS_SCALE: '1' },
    gateway: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  for (const name of wanted) {
    say(`\n${name}`);
    await drills[name]?.({ sites, folder: options.folder, report });
  }
  return report.conclude();
}
