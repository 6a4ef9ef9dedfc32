import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../progress.mjs';
import { ask } from '../ask.mjs';
import { startBareServer } from '../bare-fastify.mjs';
import { median, spread, table } from '../figures.mjs';
import { closedLoop } from '../generators.mjs';
import { drawPoint, queryOf, shapes } from '../queries.mjs';
import { skewedQueries } from './load.mjs';

const connections = 32;
const simultaneous = 200;
const stampedes = 5;
const gzip = { 'accept-encoding': 'gzip' };

/**
 * What the answers kept at the gateway save.
 * @param {import('../run.mjs').Bench} bench
 */
export async function cache(bench) {
  const { sites, folder, flags, metros, report } = bench;
  const site = await sites.site('10k', 10_000);
  const path = 'api/installers/search-enhanced';
  const fixed = `${path}${queryOf(shapes[0], metros[0])}`;
  const bare = await startBareServer(await ask(site.urls.gateway, fixed), bench);
  const queriesFile = join(folder, 'skewed-queries.json');
  writeFileSync(queriesFile, JSON.stringify(skewedQueries(metros)));
  const searches = `${site.urls.gateway}/${path}`;
  /** @type {Record<string, { url: string, target: import('../closed-loop.mjs').Target }>} */
  const doors = {
    'real skew, kept answers': { url: searches, target: { kind: 'list', file: queriesFile, headers: {} } },
    // A caller who says who they are is answered by the service.
    'real skew, none kept': {
      url: searches,
      target: { kind: 'list', file: queriesFile, headers: { authorization: 'Bearer bench' } },
    },
    'kept, as it is': { url: `${site.urls.gateway}/${fixed}`, target: { kind: 'fixed', headers: {} } },
    'kept, compressed': { url: `${site.urls.gateway}/${fixed}`, target: { kind: 'fixed', headers: gzip } },
    'bare Fastify, compressed each time': { url: `${bare}gzip`, target: { kind: 'fixed', headers: gzip } },
  };
  /** @type {Record<string, number[]>} */
  const rates = Object.fromEntries(Object.keys(doors).map((door) => [door, []]));
  let notAnswered = 0;
  for (let round = 0; round <= flags.rounds; round++)
    await step(round === 0 ? 'warm-up' : `round ${round} of ${flags.rounds}`, async () => {
      for (const [door, { url, target }] of Object.entries(doors)) {
        const { perSecond, failed } = await closedLoop(folder, {
          url,
          target,
          connections,
          seconds: flags.seconds,
          seed: round,
          metros,
        });
        if (round === 0) continue;
        rates[door].push(perSecond);
        notAnswered += failed;
      }
    });
  say(
    table([
      ['answers a second', `median of ${flags.rounds} (min–max)`],
      ...Object.entries(rates).map(([door, list]) => [door, spread(list)]),
    ]),
  );

  const random = createRandom(Date.now());
  const upstream = [];
  for (let index = 0; index < stampedes; index++)
    upstream.push(
      await step(`${simultaneous} simultaneous misses`, () =>
        stampede(site, `${path}${queryOf(shapes[0], drawPoint(metros, random))}`),
      ),
    );
  const [kept, none, plain, compressed, each] = Object.values(rates);
  /** @param {number[]} over @param {number[]} under */
  const ratio = (over, under) => median(over.map((value, round) => value / under[round]));
  report.add(
    'cache',
    [
      { name: 'kept answers / none, real skew', value: ratio(kept, none), atLeast: 4 },
      { name: 'kept, compressed / as it is', value: ratio(compressed, plain), atLeast: 0.9 },
      { name: 'kept, compressed / bare Fastify that compresses each time', value: ratio(compressed, each), atLeast: 1 },
      { name: `calls of the service for ${simultaneous} simultaneous misses`, value: Math.max(...upstream), atMost: 2 },
      { name: 'requests not answered with 200', value: notAnswered, atMost: 0 },
    ],
    { connections, seconds: flags.seconds, rates, upstream },
  );
}

/**
 * How often the search service is asked when many visitors ask the same at once.
 * @param {import('../sites.mjs').Site} site
 * @param {string} path
 */
async function stampede({ urls }, path) {
  const before = await searchesOf(urls.search);
  const answers = await Promise.all(Array.from({ length: simultaneous }, () => fetch(`${urls.gateway}/${path}`)));
  for (const answer of answers) {
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
  return (await searchesOf(urls.search)) - before;
}

/** Searches that the service has answered, by its own count. @param {string} url */
async function searchesOf(url) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{[^}]*search-enhanced[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
