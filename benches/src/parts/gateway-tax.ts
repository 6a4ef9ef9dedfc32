import { join } from 'node:path';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { ask } from '../load/ask.js';
import { startBareServer } from '../load/bare-fastify.js';
import type { Target } from '../load/closed-loop.js';
import { type EngineRequest, engineRequests } from '../load/engine-requests.js';
import { closedLoop } from '../load/generators.js';
import { cpuTimeOf } from '../load/process-figures.js';
import { queryOf, shapeAt } from '../load/queries.js';
import { present } from '../present.js';
import { median, ratioOfRounds, short, spread, table } from '../report/figures.js';
import { measureInTurn, ratesOf } from '../report/rounds.js';
import { readCard, type Site } from '../sites/site.js';

const connections = 32;
/** At every entry point: a Java server is slow after its start, until it has compiled its code. */
const warmUpSeconds = 20;
const comparedSearches = 200;
const doorNames = [
  'a Elasticsearch',
  'b search service',
  'c gateway',
  'd bare Fastify',
  'e gateway, cached',
  'f Node alone',
] as const;

/** The cost of each entry point; every round uses all of them in turn. */
export async function gatewayTax(bench: Bench): Promise<void> {
  const { sites, folder, flags, metros, report } = bench;
  const site = await sites.site('10k', 10_000);
  const requests = await step('what the service asks Elasticsearch', () => engineRequests(site, bench));
  const fixed = `api/installers/search-enhanced${queryOf(shapeAt(0), present(metros[0], 'metro'))}`;
  const bare = await startBareServer(site.urls.gateway, fixed, bench);
  let seed = Date.now() % 1_000_000;
  const searches = (): Target => ({ kind: 'searches', seed: seed++, metros });
  const again = (): Target => ({ kind: 'fixed', headers: {} });
  const doors: Record<(typeof doorNames)[number], { url: string; target: () => Target }> = {
    'a Elasticsearch': {
      url: site.urls.elasticsearch,
      target: () => ({ kind: 'engine', requests }),
    },
    'b search service': { url: `${site.urls.search}/installers/search-enhanced`, target: searches },
    'c gateway': { url: `${site.urls.gateway}/api/installers/search-enhanced`, target: searches },
    'd bare Fastify': { url: bare, target: again },
    'e gateway, cached': { url: `${site.urls.gateway}/${fixed}`, target: again },
    'f Node alone': { url: `${bare}node`, target: again },
  };

  const same = await step('same listings at both ends', () => compareResponses(site, requests));
  const programs = { engine: 'elasticsearch', service: `${site.name}-search`, gateway: `${site.name}-gateway` };
  const cpuTimes = () => Object.values(programs).map((program) => cpuTimeOf(join(folder, 'run'), program));
  const found = await measureInTurn(doorNames, flags.rounds, async (door, round) => {
    const seconds = round === 0 ? warmUpSeconds : flags.seconds;
    const before = cpuTimes();
    const { url, target } = doors[door];
    const throughput = await closedLoop(folder, { url, target: target(), connections, seconds });
    // Milliseconds of processor time a response, by program; the machine's other work does not count.
    const cost = cpuTimes().map((time, index) => (time - (before[index] ?? 0)) / (throughput.perSecond * seconds));
    return { ...throughput, cost };
  });
  const { rates, notAnswered } = ratesOf(found);

  say(
    table([
      [
        '',
        `responses a second, median of ${flags.rounds} (min–max)`,
        ...Object.keys(programs).map((name) => `${name} CPU ms`),
      ],
      ...doorNames.map((door) => [
        door,
        spread(rates[door]),
        ...Object.keys(programs).map((_, index) =>
          short(median(found[door].map(({ cost }) => cost[index] ?? Number.NaN))),
        ),
      ]),
    ]),
  );
  const { 'a Elasticsearch': a, 'b search service': b, 'c gateway': c, 'd bare Fastify': d } = rates;
  const costs = Object.fromEntries(doorNames.map((door) => [door, found[door].map(({ cost }) => cost)]));
  report.add(
    'gateway-tax',
    [
      { name: 'gateway uncached / Elasticsearch', value: ratioOfRounds(c, a), atLeast: 0.4 },
      { name: 'gateway uncached / search service', value: ratioOfRounds(c, b), atLeast: 0.8 },
      { name: 'gateway cached / bare Fastify', value: ratioOfRounds(rates['e gateway, cached'], d), atLeast: 1.2 },
      { name: 'requests not answered with 200', value: notAnswered, atMost: 0 },
      {
        name: `searches of ${comparedSearches} that list the same installers at both ends`,
        value: same,
        atLeast: comparedSearches,
      },
    ],
    { connections, seconds: flags.seconds, rates, costs, requests },
  );
}

/** How many searches list the same installers through the gateway and straight at Elasticsearch. */
async function compareResponses({ urls }: Site, requests: readonly EngineRequest[]): Promise<number> {
  let same = 0;
  for (const { query, path, headers, body } of requests.slice(0, comparedSearches)) {
    const response = await fetch(`${urls.elasticsearch}${path}`, { method: 'POST', headers, body });
    const { hits } = (await response.json()) as { hits: { hits: { fields: { card: [string] } }[] } };
    const straight = hits.hits.map(({ fields }) => readCard(fields.card[0]).id);
    const gateway = await ask<{ installers: { id: number; availability?: unknown }[]; widenedFrom?: number }>(
      urls.gateway,
      `api/installers/search-enhanced${query}`,
    );
    // Those that take no requests are asked for apart.
    const listed = gateway.installers.filter(({ availability }) => !availability).map(({ id }) => id);
    // A search without results is widened and sent again.
    const widened = gateway.installers.length === 0 || gateway.widenedFrom !== undefined;
    // In the order of distance the engine lists those beyond the visitor's distance after those within.
    if (widened || String(straight.slice(0, listed.length)) === String(listed)) same++;
  }
  return same;
}
