import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../progress.mjs';
import { ask } from '../ask.mjs';
import { median, short, spread, table } from '../figures.mjs';
import { openLoad, provideK6 } from '../generators.mjs';
import { drawPoint, queryOf, shapes } from '../queries.mjs';
import { sizeName } from '../sites.mjs';

const rate = 20;
const pointCount = 200;
const reachMiles = 100;
/** So many installers reach a point of the searches with constant matches. */
const matches = { min: 150, max: 600 };
const mostCandidates = 4000;

/** @typedef {import('../sites.mjs').Site} Site */
/** @typedef {{ label: string, door: 'search' | 'directory', queriesOf: (count: number) => string[] | undefined }} Kind */

/**
 * What a hundred times more installers cost a search, and the regular search beside the enhanced one.
 * @param {import('../run.mjs').Bench} bench
 */
export async function growth({ sites, folder, flags, metros, places, report }) {
  const k6 = await step('k6', provideK6);
  /** @type {Map<number, Site>} */
  const bySize = new Map();
  for (const count of flags.sizes) bySize.set(count, await sites.site(sizeName(count), count));
  /** @type {Map<number, string[]>} */
  const constantMatches = new Map();
  for (const [count, site] of bySize)
    constantMatches.set(
      count,
      await step(`${site.name}: points that ${matches.min} to ${matches.max} installers reach`, () =>
        pointsWithMatches(site, places),
      ),
    );
  const random = createRandom(2);
  const sameRadius = Array.from({ length: pointCount }, () => queryOf(shapes[0], drawPoint(metros, random)));
  /** @type {Kind[]} */
  const kinds = [
    { label: 'constant matches', door: 'search', queriesOf: (count) => constantMatches.get(count) },
    { label: 'constant radius', door: 'search', queriesOf: () => sameRadius },
    { label: 'enhanced', door: 'search', queriesOf: () => undefined },
    { label: 'regular', door: 'directory', queriesOf: () => undefined },
  ];
  const path = { search: 'installers/search-enhanced', directory: 'installers/search' };
  let seed = 1;

  /** @param {Kind} kind @param {number} count @param {number} seconds */
  function measure({ door, queriesOf }, count, seconds) {
    const { urls } = /** @type {Site} */ (bySize.get(count));
    const queries = queriesOf(count);
    seed += 100_000;
    return openLoad(k6, folder, { url: `${urls[door]}/${path[door]}`, rate, seconds, seed, metros, queries });
  }

  /** @type {Map<string, { p50: number[], p95: number[], failed: number }>} */
  const times = new Map();
  const keyOf = (/** @type {string} */ label, /** @type {number} */ count) => `${label} ${sizeName(count)}`;
  for (let round = 0; round <= flags.rounds; round++)
    await step(round === 0 ? 'warm-up' : `round ${round} of ${flags.rounds}`, async () => {
      for (const kind of kinds)
        for (const count of flags.sizes) {
          const load = await measure(kind, count, flags.seconds);
          if (round === 0) continue;
          const key = keyOf(kind.label, count);
          const seen = times.get(key) ?? { p50: [], p95: [], failed: 0 };
          times.set(key, seen);
          seen.p50.push(load.p50);
          seen.p95.push(load.p95);
          seen.failed += load.failed + load.dropped;
        }
    });
  say(
    table([
      [`ms at ${rate}/s`, 'p50 (min–max)', 'p95 (min–max)', 'failed'],
      ...[...times].map(([key, { p50, p95, failed }]) => [key, spread(p50), spread(p95), short(failed)]),
    ]),
  );

  /** Of each round. @param {'p50' | 'p95'} figure @param {string} over @param {string} under */
  function ratio(figure, over, under) {
    const [above, below] = [times.get(over)?.[figure], times.get(under)?.[figure]];
    return above && below ? median(above.map((value, round) => value / below[round])) : null;
  }
  const wished = [
    {
      name: 'p50 at 1 M / 10 k, constant matches',
      value: ratio('p50', 'constant matches 1m', 'constant matches 10k'),
      atMost: 1.5,
    },
    {
      name: 'p50 at 1 M / 10 k, constant radius',
      value: ratio('p50', 'constant radius 1m', 'constant radius 10k'),
      atMost: 3,
    },
    { name: 'p95 regular / enhanced at 10 k', value: ratio('p95', 'regular 10k', 'enhanced 10k'), atMost: 1 },
    { name: 'p95 regular / enhanced at 100 k', value: ratio('p95', 'regular 100k', 'enhanced 100k'), atMost: 2 },
  ];
  report.add(
    'growth',
    [
      ...wished.flatMap((mark) => (mark.value === null ? [] : [{ ...mark, value: mark.value }])),
      {
        name: 'searches that failed',
        value: [...times.values()].reduce((sum, { failed }) => sum + failed, 0),
        atMost: 0,
      },
    ],
    { rate, seconds: flags.seconds, times: Object.fromEntries(times) },
  );
  for (const { name } of wished.filter(({ value }) => value === null))
    say(`  left out, its size was not asked for: ${name}`);
}

/**
 * Searches from points near towns that about as many installers reach in every set, however many it holds.
 * @param {Site} site
 * @param {import('@poolpros/places/places').Places} places
 */
async function pointsWithMatches({ urls }, places) {
  const random = createRandom(3);
  const cities = places.states.flatMap((state) => [...places.citiesOf(state.slug)]);
  /** @type {string[]} */
  const queries = [];
  for (let asked = 0; asked < mostCandidates && queries.length < pointCount; asked++) {
    const { latitude, longitude } = random.pick(cities);
    const query = queryOf(`distance=${reachMiles}&sortBy=distance`, { lat: latitude, lon: longitude });
    const { total } = /** @type {{ total: number }} */ (await ask(urls.search, `installers/search-enhanced${query}`));
    if (total >= matches.min && total <= matches.max) queries.push(query);
  }
  return queries;
}
