import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { say } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { withBrowser } from '../load/browser.js';
import { openOnPhone } from '../load/phone.js';
import { median, spread, table } from '../report/figures.js';
import type { Mark } from '../report/marks.js';
import type { PageKinds } from '../sites/page-kinds.js';

/** Milliseconds of Total Blocking Time that the library of the usage figures may add to a page. */
const mostAdded = 30;

/** How much longer a page blocks if the site counts visits: opened with and without it in turn, until events have left. */
export async function usageCost({ sites, flags }: Bench, { site, origin, paths }: PageKinds): Promise<Mark[]> {
  const provider = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  try {
    const counted = await sites.serveAgain(site, 'counted', { POSTHOG_KEY: 'bench', POSTHOG_HOST: host });
    const kinds = { home: paths.home, profile: paths.profile };
    const tbt = Object.entries(kinds).map(([name, path]) => ({
      name,
      path,
      plain: [] as number[],
      with: [] as number[],
    }));
    await withBrowser(async (browser) => {
      // The first round warms up the servers of the pages.
      for (let round = 0; round <= flags.rounds; round++)
        for (const { path, plain, with: withFigures } of tbt) {
          const without = await openOnPhone(browser, `${origin}${path}`);
          const both = await openOnPhone(browser, `${counted}${path}`, `${host}/e/`);
          if (round === 0) continue;
          plain.push(without.tbt);
          withFigures.push(both.tbt);
        }
    });
    say(
      table([
        ['TBT on a phone, ms', 'without usage figures', 'with'],
        ...tbt.map(({ name, plain, with: withFigures }) => [name, spread(plain), spread(withFigures)]),
      ]),
    );
    return tbt.map(({ name, plain, with: withFigures }) => ({
      name: `${name}, TBT in ms that usage figures add`,
      value: median(withFigures) - median(plain),
      atMost: mostAdded,
    }));
  } finally {
    provider.close();
    provider.closeAllConnections();
  }
}
