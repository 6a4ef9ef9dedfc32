import { say } from '../../../scripts/lib/progress.mjs';
import { withBrowser } from '../load/browser.js';
import { openOnPhone, type Wait } from '../load/phone.js';
import { median, spread, table } from '../report/figures.js';
import type { Mark } from '../report/marks.js';

/** Milliseconds. */
const mostLcp = { results: 2000, other: 1800 };
const mostTbt = 150;

/**
 * How long a visitor with a slow phone waits for these pages, each opened `rounds` times in turn by a new visitor. The
 * page `results` may take a little longer: it comes with a search.
 */
export async function pageSpeed(origin: string, paths: Record<string, string>, rounds: number) {
  const waits: Record<string, Wait[]> = Object.fromEntries(Object.keys(paths).map((name) => [name, []]));
  await withBrowser(async (browser) => {
    // The first round warms up the servers of the pages.
    for (let round = 0; round <= rounds; round++)
      for (const [name, path] of Object.entries(paths)) {
        const wait = await openOnPhone(browser, `${origin}${path}`);
        if (round > 0) waits[name]?.push(wait);
      }
  });
  const rows = Object.entries(waits).map(([name, of]) => ({
    name,
    lcp: of.map(({ lcp }) => lcp),
    tbt: of.map(({ tbt }) => tbt),
  }));
  say(table([['on a phone, ms', 'LCP', 'TBT'], ...rows.map(({ name, lcp, tbt }) => [name, spread(lcp), spread(tbt)])]));
  const marks = rows.flatMap(({ name, lcp, tbt }): Mark[] => [
    { name: `${name}, LCP in ms`, value: median(lcp), atMost: name === 'results' ? mostLcp.results : mostLcp.other },
    { name: `${name}, TBT in ms`, value: median(tbt), atMost: mostTbt },
  ]);
  return { marks, waits };
}
