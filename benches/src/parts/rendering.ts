import { join } from 'node:path';
import { say } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { withBrowser } from '../load/browser.js';
import { closedLoop } from '../load/generators.js';
import { openOnPhone } from '../load/phone.js';
import { cpuTimeOf } from '../load/process-figures.js';
import { serveShells } from '../load/shell-server.js';
import { present } from '../present.js';
import { ratioOfRounds, short, spread, table } from '../report/figures.js';
import { type PageKinds, pageKinds } from '../sites/page-kinds.js';

const connections = 8;
const mostOfShell = 0.6;
const compared = ['city', 'results'] as const;

/** The cost of rendering a page on the server, and the time that it saves visitors. */
export async function rendering(bench: Bench): Promise<void> {
  const kinds = await pageKinds(bench);
  const perCore = {
    'cached, the gateway': await rendersPerCore(bench, kinds, 'gateway'),
    'uncached, the web server': await rendersPerCore(bench, kinds, 'web'),
  };
  say(
    table([
      ['pages of a city a second and core', ''],
      ...Object.entries(perCore).map(([name, rate]) => [name, short(rate)]),
    ]),
  );
  const waits = await serverAndShell(kinds, bench.flags.rounds);
  say(
    table([
      ['LCP on a phone, ms', 'server-rendered', 'client-rendered'],
      ...Object.entries(waits).map(([kind, { server, shell }]) => [kind, spread(server), spread(shell)]),
    ]),
  );
  bench.report.add(
    'rendering',
    Object.entries(waits).map(([kind, { server, shell }]) => ({
      name: `${kind}, LCP rendered by the server / by the browser`,
      value: ratioOfRounds(server, shell),
      atMost: mostOfShell,
    })),
    { connections, perCore, waits },
  );
}

/** Pages a second, by the processor time of the program that sends them. */
async function rendersPerCore({ folder, flags }: Bench, { site, paths }: PageKinds, program: 'gateway' | 'web') {
  const url = `http://127.0.0.1:${present(site.ports[program], `port of ${program}`)}${paths.city}`;
  const load = (seconds: number) =>
    closedLoop(folder, {
      url,
      target: { kind: 'fixed', headers: { 'accept-encoding': program === 'gateway' ? 'br' : 'identity' } },
      connections,
      seconds,
    });
  const cpuTime = () => cpuTimeOf(join(folder, 'run'), `${site.name}-${program}`);
  await load(flags.seconds);
  const before = cpuTime();
  const { perSecond, failed } = await load(flags.seconds);
  if (failed > 0) throw new Error(`${failed} pages of ${program} were not answered with 200`);
  return (perSecond * flags.seconds * 1000) / (cpuTime() - before);
}

/** The same pages with and without server rendering, in turn. */
async function serverAndShell({ origin, paths }: PageKinds, rounds: number) {
  const shells = await serveShells(origin);
  const waits = Object.fromEntries(
    compared.map((kind) => [kind, { server: [] as number[], shell: [] as number[] }] as const),
  );
  try {
    await withBrowser(async (browser) => {
      // The first round warms up the servers of the pages.
      for (let round = 0; round <= rounds; round += 1)
        for (const kind of compared) {
          const server = await openOnPhone(browser, `${origin}${paths[kind]}`);
          const shell = await openOnPhone(browser, `${shells.origin}${paths[kind]}`);
          if (round === 0) continue;
          waits[kind]?.server.push(server.lcp);
          waits[kind]?.shell.push(shell.lcp);
        }
    });
  } finally {
    shells.server.close();
  }
  return waits;
}
