import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../progress.mjs';
import { short, table } from '../figures.mjs';
import { closedLoop, openLoad, provideK6 } from '../generators.mjs';
import { queryOf, shapes } from '../queries.mjs';

const wanted = { perSecond: 300, p99Ms: 50 };
/** A young Java server is slow until it has compiled what it does, so it is kept busy first. */
const warmUp = { connections: 16, seconds: 60 };
const measuredSeconds = 30;
const steps = [100, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000];
const stepSeconds = 10;
const skewedSearches = 20_000;

/** @typedef {import('../generators.mjs').OpenLoad} OpenLoad */

/** @param {OpenLoad} load */
const keepsUp = ({ dropped, failed, p99 }) => dropped === 0 && failed === 0 && p99 <= wanted.p99Ms;

/** @param {string} name @param {OpenLoad} load */
const row = (name, { perSecond, p50, p95, p99, max, dropped, failed }) => [
  name,
  ...[perSecond, p50, p95, p99, max, dropped + failed].map(short),
];

const header = ['', 'answers/s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'failed'];

/**
 * How many searches a second the whole product answers in time, from distinct points and with a real skew.
 * @param {import('../run.mjs').Bench} bench
 */
export async function load({ sites, folder, metros, report }) {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('10k', 10_000);
  const url = `${site.urls.gateway}/api/installers/search-enhanced`;
  let seed = Date.now() % 1_000_000;
  /** @param {number} rate @param {number} seconds @param {string[]} [queries] */
  const run = (rate, seconds, queries) => {
    const job = { url, rate, seconds, seed, metros, queries };
    seed += rate * seconds; // no point is asked for twice
    return openLoad(k6, folder, job);
  };
  await step('warm-up', () => closedLoop(folder, { url, ...warmUp, seed, metros, target: { kind: 'searches' } }));
  const distinct = await step(`${wanted.perSecond}/s from distinct points`, () =>
    run(wanted.perSecond, measuredSeconds),
  );
  const skewed = await step(`${wanted.perSecond}/s with a real skew`, () =>
    run(wanted.perSecond, measuredSeconds, skewedQueries(metros)),
  );
  /** @type {[number, OpenLoad][]} */
  const climb = [];
  await step('knee', async (detail) => {
    for (const rate of steps) {
      detail(`${rate}/s`);
      const result = await run(rate, stepSeconds);
      climb.push([rate, result]);
      if (!keepsUp(result)) break;
    }
  });
  const knee = Math.max(0, ...climb.filter(([, result]) => keepsUp(result)).map(([rate]) => rate));
  const shares = [];
  for (const share of knee > 0 ? [0.5, 0.7] : [])
    shares.push([`${share * 100} % of the knee`, await run(Math.round(knee * share), stepSeconds)]);
  say(
    table([
      header,
      row(`distinct points ${wanted.perSecond}/s`, distinct),
      row(`real skew ${wanted.perSecond}/s`, skewed),
      ...climb.map(([rate, result]) => row(`${rate}/s`, result)),
      ...shares.map(([name, result]) => row(/** @type {string} */ (name), /** @type {OpenLoad} */ (result))),
    ]),
  );
  say(`  knee: ${knee} searches a second with p99 ≤ ${wanted.p99Ms} ms`);
  report.add(
    'load',
    [
      {
        name: `p99 ms at ${wanted.perSecond} searches/s from distinct points`,
        value: distinct.p99,
        atMost: wanted.p99Ms,
      },
      { name: 'not answered of those', value: distinct.dropped + distinct.failed, atMost: 0 },
      { name: `p99 ms at ${wanted.perSecond} searches/s with a real skew`, value: skewed.p99, atMost: wanted.p99Ms },
      { name: 'not answered of those with skew', value: skewed.dropped + skewed.failed, atMost: 0 },
    ],
    { distinct, skewed, climb, knee, shares },
  );
}

/**
 * What visitors really ask: the middle of their city, larger cities more often.
 * @param {import('../queries.mjs').Metro[]} metros
 */
export function skewedQueries(metros) {
  const random = createRandom(4);
  const drawMetro = () => {
    const wantedSum = random.next() * metros[metros.length - 1].upTo;
    return metros.find(({ upTo }) => wantedSum < upTo) ?? metros[0];
  };
  return Array.from({ length: skewedSearches }, () => queryOf(random.pick(shapes), drawMetro()));
}
