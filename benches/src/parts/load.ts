import { join } from 'node:path';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { type EngineRequest, engineRequests } from '../load/engine-requests.js';
import {
  closedLoop,
  loadCells,
  loadColumns,
  type OpenLoad,
  openLoad,
  provideK6,
  unanswered,
} from '../load/generators.js';
import { engineTimeOf, memoryOf } from '../load/process-figures.js';
import { distinctQueries, skewedQueries } from '../load/queries.js';
import { short, table } from '../report/figures.js';
import type { Site } from '../sites/site.js';

/** On the machine of the promise: the engine takes so long for a search that is sent to it directly. */
const promised = { perSecond: 500, perSecondOf100k: 200, p99Ms: 50, engineMs: 0.6 };
/** A Java server is slow after its start, until it has compiled its code, so it is kept busy first. */
const warmUp = { connections: 16, seconds: 60 };
const measuredSeconds = 30;
const steps = [200, 300, 400, 500, 600, 700, 800, 1000];
const stepSeconds = 10;
const bareConnections = 32;

const row = (name: string, load: OpenLoad): string[] => [name, short(load.perSecond), ...loadCells(load)];

/** How many searches a second the whole product serves in time, from distinct points and with a realistic skew. */
export async function load(bench: Bench): Promise<void> {
  const { sites, folder, metros, report } = bench;
  const k6 = await step('k6', provideK6);
  const urlOf = (site: Site) => `${site.urls.gateway}/api/installers/search-enhanced`;
  const [small, large] = [await sites.site('10k', 10_000), await sites.site('100k', 100_000)];
  let seed = Date.now() % 1_000_000;
  const run = (rate: number, seconds: number, o: { site?: Site; queries?: string[] } = {}) => {
    const { site = small, queries = distinctQueries(metros, seed, rate * seconds) } = o;
    seed += rate * seconds; // no point is asked for twice
    return openLoad(k6, folder, { url: urlOf(site), rate, seconds, queries });
  };
  for (const site of [large, small])
    await step(`warm-up of ${site.name}`, () =>
      closedLoop(folder, { url: urlOf(site), ...warmUp, target: { kind: 'searches', seed, metros } }),
    );
  const slowness = await slownessOf(bench, small);
  const wanted = {
    perSecond: Math.round(promised.perSecond / slowness),
    perSecondOf100k: Math.round(promised.perSecondOf100k / slowness),
    p99Ms: promised.p99Ms * slowness,
  };
  const keepsUp = (tried: OpenLoad): boolean => unanswered(tried) === 0 && tried.p99 <= wanted.p99Ms;
  const distinct = await step(`${wanted.perSecond}/s from distinct points`, () =>
    run(wanted.perSecond, measuredSeconds),
  );
  const skewed = await step(`${wanted.perSecond}/s with a real skew`, () =>
    run(wanted.perSecond, measuredSeconds, { queries: skewedQueries(metros) }),
  );
  const ofLarge = await step(`${wanted.perSecondOf100k}/s from distinct points at 100 k`, () =>
    run(wanted.perSecondOf100k, measuredSeconds, { site: large }),
  );
  const climb: [number, OpenLoad][] = [];
  await step('knee', async (detail) => {
    for (const rate of steps) {
      detail(`${rate}/s`);
      const result = await run(rate, stepSeconds);
      climb.push([rate, result]);
      if (!keepsUp(result)) break;
    }
  });
  const knee = Math.max(0, ...climb.filter(([, result]) => keepsUp(result)).map(([rate]) => rate));
  const shares: [string, OpenLoad][] = [];
  for (const share of knee > 0 ? [0.5, 0.7] : [])
    shares.push([`${share * 100} % of the knee`, await run(Math.round(knee * share), stepSeconds)]);
  say(
    table([
      ['', 'responses/s', ...loadColumns],
      row(`distinct points ${wanted.perSecond}/s`, distinct),
      row(`real skew ${wanted.perSecond}/s`, skewed),
      row(`distinct points at 100 k ${wanted.perSecondOf100k}/s`, ofLarge),
      ...climb.map(([rate, result]) => row(`${rate}/s`, result)),
      ...shares.map(([name, result]) => row(name, result)),
    ]),
  );
  say(`  knee: ${knee} searches a second with p99 ≤ ${short(wanted.p99Ms)} ms`);
  const programs = [large, small].flatMap(({ name }) =>
    ['directory', 'search', 'gateway'].map((each) => `${name}-${each}`),
  );
  const memory = ['elasticsearch', 'nats', 'redis', ...programs].map(
    (program) => [program, memoryOf(join(folder, 'run'), program)] as const,
  );
  say(
    table([['', 'MB held', 'MB at most'], ...memory.map(([name, { held, most }]) => [name, short(held), short(most)])]),
  );
  report.add(
    'load',
    [
      {
        name: `p99 ms at ${wanted.perSecond} searches/s from distinct points`,
        value: distinct.p99,
        atMost: wanted.p99Ms,
      },
      { name: 'not answered of those', value: unanswered(distinct), atMost: 0 },
      { name: `p99 ms at ${wanted.perSecond} searches/s with a real skew`, value: skewed.p99, atMost: wanted.p99Ms },
      { name: 'not answered of those with skew', value: unanswered(skewed), atMost: 0 },
      {
        name: `p99 ms at ${wanted.perSecondOf100k} searches/s from distinct points at 100 k`,
        value: ofLarge.p99,
        atMost: wanted.p99Ms,
      },
      { name: 'not answered of those at 100 k', value: unanswered(ofLarge), atMost: 0 },
    ],
    { slowness, distinct, skewed, ofLarge, climb, knee, shares, memory: Object.fromEntries(memory) },
  );
}

/**
 * How many times longer the engine takes for a search than on the machine of the promise, at least 1. A slower machine serves
 * as much less, and takes as much longer for it.
 */
async function slownessOf(bench: Bench, site: Site): Promise<number> {
  const requests = await step('what the service asks Elasticsearch', () => engineRequests(site, bench));
  const engineMs = await step('the bare query', () => bareQueryMs(bench, site, requests));
  if (Number.isNaN(engineMs)) {
    say('  the processor time of the engine is not known: the marks are those of the machine of the promise');
    return 1;
  }
  const slowness = Math.max(1, engineMs / promised.engineMs);
  say(
    `  the bare query takes ${short(engineMs)} ms of the engine, ${promised.engineMs} on the machine of the promise: the marks are for ${short(1 / slowness)} of its rates and ${short(slowness)} times its p99`,
  );
  return slowness;
}

/** Processor time of the engine for a query that is sent to it directly, in milliseconds. */
async function bareQueryMs({ folder }: Bench, site: Site, requests: readonly EngineRequest[]): Promise<number> {
  let answered = 0;
  const ms = await engineTimeOf(join(folder, 'run'), async () => {
    const { perSecond } = await closedLoop(folder, {
      url: site.urls.elasticsearch,
      connections: bareConnections,
      seconds: stepSeconds,
      target: { kind: 'engine', requests },
    });
    answered = perSecond * stepSeconds;
  });
  return ms / answered;
}
