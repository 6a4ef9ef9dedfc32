import { join } from 'node:path';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../progress.mjs';
import { ask } from '../ask.mjs';
import { startBareServer } from '../bare-fastify.mjs';
import { cpuTimeOf } from '../cpu.mjs';
import { engineRequests } from '../engine-requests.mjs';
import { median, short, spread, table } from '../figures.mjs';
import { closedLoop } from '../generators.mjs';
import { drawPoint, queryOf, shapes } from '../queries.mjs';

const connections = 32;
/** At every door: a young Java server is slow until it has compiled what it does. */
const warmUpSeconds = 20;
const comparedSearches = 200;

/**
 * What each door costs; every round asks all of them in turn.
 * @param {import('../run.mjs').Bench} bench
 */
export async function gatewayTax(bench) {
  const { sites, folder, flags, metros, report } = bench;
  const site = await sites.site('10k', 10_000);
  const requests = await step('what the service asks Elasticsearch', () => engineRequests(site, bench));
  const fixed = `api/installers/search-enhanced${queryOf(shapes[0], metros[0])}`;
  const bare = await startBareServer(await ask(site.urls.gateway, fixed), bench);
  /** @type {Record<string, { url: string, target: import('../closed-loop.mjs').Target }>} */
  const doors = {
    'a Elasticsearch': { url: site.urls.elasticsearch, target: { kind: 'engine', requests } },
    'b search service': { url: `${site.urls.search}/installers/search-enhanced`, target: { kind: 'searches' } },
    'c gateway': { url: `${site.urls.gateway}/api/installers/search-enhanced`, target: { kind: 'searches' } },
    'd bare Fastify': { url: bare, target: { kind: 'fixed', headers: {} } },
    'e gateway, cached': { url: `${site.urls.gateway}/${fixed}`, target: { kind: 'fixed', headers: {} } },
  };
  let seed = Date.now() % 1_000_000;
  /** @param {string} door @param {number} seconds */
  const measure = (door, seconds) => closedLoop(folder, { ...doors[door], connections, seconds, seed: seed++, metros });

  const same = await step('same listings at both ends', () => compareAnswers(site, requests, metros));
  await step('warm-up', async () => {
    for (const door of Object.keys(doors)) await measure(door, warmUpSeconds);
  });
  /** @type {Record<string, number[]>} */
  const rates = Object.fromEntries(Object.keys(doors).map((door) => [door, []]));
  const programs = { engine: 'elasticsearch', service: `${site.name}-search`, gateway: `${site.name}-gateway` };
  const cpuTimes = () => Object.values(programs).map((program) => cpuTimeOf(join(folder, 'run'), program));
  /** Milliseconds of processor time an answer, by door and program; the machine's other work does not count. @type {Record<string, number[][]>} */
  const costs = Object.fromEntries(Object.keys(doors).map((door) => [door, []]));
  let notAnswered = 0;
  for (let round = 1; round <= flags.rounds; round++)
    await step(`round ${round} of ${flags.rounds}`, async () => {
      for (const door of Object.keys(doors)) {
        const before = cpuTimes();
        const { perSecond, failed } = await measure(door, flags.seconds);
        costs[door].push(cpuTimes().map((time, index) => (time - before[index]) / (perSecond * flags.seconds)));
        rates[door].push(perSecond);
        notAnswered += failed;
      }
    });

  say(
    table([
      [
        '',
        `answers a second, median of ${flags.rounds} (min–max)`,
        ...Object.keys(programs).map((name) => `${name} CPU ms`),
      ],
      ...Object.keys(doors).map((door) => [
        door,
        spread(rates[door]),
        ...Object.keys(programs).map((_, index) => short(median(costs[door].map((each) => each[index])))),
      ]),
    ]),
  );
  const [a, b, c, d, e] = Object.values(rates);
  /** Of each round, since the two were measured next to each other. @param {number[]} over @param {number[]} under */
  const ratio = (over, under) => median(over.map((value, round) => value / under[round]));
  report.add(
    'gateway-tax',
    [
      { name: 'gateway uncached / Elasticsearch', value: ratio(c, a), atLeast: 0.6 },
      { name: 'gateway uncached / search service', value: ratio(c, b), atLeast: 0.65 },
      { name: 'gateway cached / bare Fastify', value: ratio(e, d), atLeast: 1 },
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

/**
 * How many searches list the same installers through the gateway and straight at Elasticsearch.
 * @param {import('../sites.mjs').Site} site
 * @param {import('../engine-requests.mjs').EngineRequest[]} requests
 * @param {import('../queries.mjs').Metro[]} metros
 */
async function compareAnswers({ urls }, requests, metros) {
  const random = createRandom(1);
  let same = 0;
  for (let index = 0; index < comparedSearches; index++) {
    const point = drawPoint(metros, random);
    const kind = index % shapes.length;
    const { path, headers, parts } = requests[kind];
    const body = parts.map((part) => (typeof part === 'string' ? part : point[part.coordinate])).join('');
    const answer = await fetch(`${urls.elasticsearch}${path}`, { method: 'POST', headers, body });
    const { responses } = /** @type {{ responses: { hits: { hits: { _id: string }[] } }[] }} */ (await answer.json());
    const straight = responses[0].hits.hits.map(({ _id }) => Number(_id));
    const gateway = /** @type {{ installers: { id: number }[], widenedFrom?: number }} */ (
      await ask(urls.gateway, `api/installers/search-enhanced${queryOf(shapes[kind], point)}`)
    );
    const listed = gateway.installers.map(({ id }) => id);
    // What a search found nobody for is widened, and asked once more.
    if (
      straight.length === 0
        ? listed.length === 0 || gateway.widenedFrom !== undefined
        : String(straight) === String(listed)
    )
      same++;
  }
  return same;
}
