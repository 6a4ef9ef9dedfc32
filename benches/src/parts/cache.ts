import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { startBareServer } from '../load/bare-fastify.js';
import type { Target } from '../load/closed-loop.js';
import { closedLoop } from '../load/generators.js';
import { drawPoint, queryOf, shapeAt, skewedQueries } from '../load/queries.js';
import { present } from '../present.js';
import { ratioOfRounds, spread, table } from '../report/figures.js';
import { measureInTurn, ratesOf } from '../report/rounds.js';
import { counted, type Site } from '../sites/site.js';
import { hitShare } from './hit-share.js';

const connections = 32;
const simultaneous = 200;
const stampedes = 5;
const gzip = { 'accept-encoding': 'gzip' };
const doorNames = [
  'real skew, cached responses',
  'real skew, none kept',
  'kept, as it is',
  'kept, compressed',
  'bare Fastify, compressed each time',
] as const;

/** The effect of the cache at the gateway. */
export async function cache(bench: Bench): Promise<void> {
  const { sites, folder, flags, metros, report } = bench;
  const site = await sites.site('10k', 10_000);
  const path = 'api/installers/search-enhanced';
  const fixed = `${path}${queryOf(shapeAt(0), present(metros[0], 'metro'))}`;
  const bare = await startBareServer(site.urls.gateway, fixed, bench);
  const file = join(folder, 'skewed-queries.json');
  const skewed = (queries: readonly string[]): Target => {
    writeFileSync(file, JSON.stringify(queries));
    return { kind: 'list', file, headers: {} };
  };
  let asked = 0;
  const searches = `${site.urls.gateway}/${path}`;
  const kept = `${site.urls.gateway}/${fixed}`;
  const doors: Record<(typeof doorNames)[number], { url: string; target: () => Target }> = {
    'real skew, cached responses': { url: searches, target: () => skewed(skewedQueries(metros)) },
    // A parameter that the search does not know gives each of them its own cache key.
    'real skew, none kept': {
      url: searches,
      target: () => skewed(skewedQueries(metros).map((query) => `${query}&asked=${Date.now()}-${asked++}`)),
    },
    'kept, as it is': { url: kept, target: () => ({ kind: 'fixed', headers: {} }) },
    'kept, compressed': { url: kept, target: () => ({ kind: 'fixed', headers: gzip }) },
    'bare Fastify, compressed each time': { url: `${bare}gzip`, target: () => ({ kind: 'fixed', headers: gzip }) },
  };
  const { rates, notAnswered } = ratesOf(
    await measureInTurn(doorNames, flags.rounds, async (door) => {
      const { url, target } = doors[door];
      const run = () => closedLoop(folder, { url, target: target(), connections, seconds: flags.seconds });
      // The searches of the next entry point have replaced its responses.
      if (door === 'real skew, cached responses') await run();
      return await run();
    }),
  );
  say(
    table([
      ['responses a second', `median of ${flags.rounds} (min–max)`],
      ...doorNames.map((door) => [door, spread(rates[door])]),
    ]),
  );

  const random = createRandom(Date.now());
  const upstream: number[] = [];
  for (let index = 0; index < stampedes; index++)
    upstream.push(
      await step(`${simultaneous} simultaneous misses`, () =>
        stampede(site, `${path}${queryOf(shapeAt(0), drawPoint(metros, random))}`),
      ),
    );
  const hits = await hitShare(bench, site);
  const ratio = (over: (typeof doorNames)[number], under: (typeof doorNames)[number]) =>
    ratioOfRounds(rates[over], rates[under]);
  report.add(
    'cache',
    [
      {
        name: 'cached responses / none, real skew',
        value: ratio('real skew, cached responses', 'real skew, none kept'),
        atLeast: 4,
      },
      { name: 'kept, compressed / as it is', value: ratio('kept, compressed', 'kept, as it is'), atLeast: 0.9 },
      {
        name: 'kept, compressed / bare Fastify that compresses each time',
        value: ratio('kept, compressed', 'bare Fastify, compressed each time'),
        atLeast: 1,
      },
      { name: `calls of the service for ${simultaneous} simultaneous misses`, value: Math.max(...upstream), atMost: 2 },
      { name: 'requests not answered with 200', value: notAnswered, atMost: 0 },
      ...hits.marks,
    ],
    { connections, seconds: flags.seconds, rates, upstream, hits: hits.figures },
  );
}

/** How many requests the search service gets when many visitors search for the same at once. */
async function stampede({ urls }: Site, path: string): Promise<number> {
  const searches = () => counted(urls.search, 'http_request_duration_seconds_count', /search-enhanced/);
  const before = await searches();
  const responses = await Promise.all(Array.from({ length: simultaneous }, () => fetch(`${urls.gateway}/${path}`)));
  for (const response of responses) {
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  }
  return (await searches()) - before;
}
