import type { Places } from '@poolpros/places/places';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { ask } from '../load/ask.js';
import { type OpenLoad, openLoad, provideK6, unanswered } from '../load/generators.js';
import { distinctQueries, drawPoint, queryOf, shapeAt } from '../load/queries.js';
import { present } from '../present.js';
import { median, ratioOfRounds, short, spread, table } from '../report/figures.js';
import { measureInTurn } from '../report/rounds.js';
import { citiesOf } from '../sites/metros.js';
import { type Site, sizeName } from '../sites/site.js';

const usualSizes = [10_000, 100_000, 1_000_000];
const rate = 20;
const pointCount = 200;
const reachMiles = 100;
/** So many installers reach a point of the searches with constant matches. */
const matches = { min: 150, max: 600 };
const mostCandidates = 4000;
/** The filters that depend on the time of the search. */
const clockFilters = { 'takes work this month': 'work=this_month', 'open now': 'open=now' };
/** The size for which their time has a bound. */
const clockSize = '100k';

/** A kind of searches at a site: its URL, and what is asked in turn; without queries, distinct points. */
interface Kind {
  url: string;
  queries: readonly string[] | null;
}

/** What a hundred times more installers cost a search, and the regular search next to the enhanced one. */
export async function growth({ sites, folder, flags, metros, places, report }: Bench): Promise<void> {
  const k6 = await step('k6', provideK6);
  const opened: Site[] = [];
  for (const count of flags.sizes ?? usualSizes) opened.push(await sites.site(sizeName(count), count));
  const constantMatches = new Map<Site, string[]>();
  for (const site of opened)
    constantMatches.set(
      site,
      await step(`${site.name}: points that ${matches.min} to ${matches.max} installers reach`, () =>
        pointsWithMatches(site, places),
      ),
    );
  const random = createRandom(2);
  const sameRadius = Array.from({ length: pointCount }, () => queryOf(shapeAt(0), drawPoint(metros, random)));
  const enhanced = ({ urls }: Site) => `${urls.search}/installers/search-enhanced`;
  const regular = ({ urls }: Site) => `${urls.directory}/installers/search`;
  const filtered = Object.entries(clockFilters).flatMap(([name, filter]): [string, (site: Site) => Kind][] => {
    const queries = sameRadius.map((query) => `${query}&${filter}`);
    return [
      [`enhanced, ${name},`, (site) => ({ url: enhanced(site), queries })],
      [`regular, ${name},`, (site) => ({ url: regular(site), queries })],
    ];
  });
  const labels: Record<string, (site: Site) => Kind> = {
    'constant matches': (site) => ({ url: enhanced(site), queries: constantMatches.get(site) ?? [] }),
    'constant radius': (site) => ({ url: enhanced(site), queries: sameRadius }),
    enhanced: (site) => ({ url: enhanced(site), queries: null }),
    regular: (site) => ({ url: regular(site), queries: null }),
    ...Object.fromEntries(filtered),
  };
  const kinds = new Map(
    Object.entries(labels).flatMap(([label, kindAt]) =>
      opened.map((site): [string, Kind] => [`${label} ${site.name}`, kindAt(site)]),
    ),
  );
  let seed = 1;
  const found = await measureInTurn([...kinds.keys()], flags.rounds, (name) => {
    const { url, queries } = present(kinds.get(name), name);
    seed += 100_000;
    return openLoad(k6, folder, {
      url,
      rate,
      seconds: flags.seconds,
      queries: queries ?? distinctQueries(metros, seed, rate * flags.seconds),
    });
  });
  const times = Object.fromEntries(Object.entries(found).map(([name, loads]) => [name, timesOf(loads)]));
  say(
    table([
      [`ms at ${rate}/s`, 'p50 (min–max)', 'p95 (min–max)', 'failed'],
      ...Object.entries(times).map(([name, { p50, p95, failed }]) => [name, spread(p50), spread(p95), short(failed)]),
    ]),
  );

  function ratio(figure: 'p50' | 'p95', over: string, under: string): number | null {
    const [above, below] = [times[over]?.[figure], times[under]?.[figure]];
    return above && below ? ratioOfRounds(above, below) : null;
  }
  const medianOf = (name: string): number | null => {
    const { p50 } = times[name] ?? {};
    return p50 ? median(p50) : null;
  };
  const wished = [
    {
      name: 'p50 at 1 M / 10 k, constant matches',
      value: ratio('p50', 'constant matches 1m', 'constant matches 10k'),
      atMost: 1.2,
    },
    {
      name: 'p50 at 1 M / 10 k, constant radius',
      value: ratio('p50', 'constant radius 1m', 'constant radius 10k'),
      atMost: 2,
    },
    { name: 'p50 ms at 100 k within 25 mi', value: medianOf('constant radius 100k'), atMost: 8 },
    { name: 'p50 ms of the regular search at 100 k', value: medianOf('regular 100k'), atMost: 12 },
    ...filtered.map(([label]) => ({
      name: `p50 ms, ${label} at 100 k within 25 mi`,
      value: medianOf(`${label} ${clockSize}`),
      atMost: label.startsWith('enhanced') ? 8 : 12,
    })),
    ...(['p50', 'p95'] as const).flatMap((figure) =>
      ['10k', '100k'].map((size) => ({
        name: `${figure} regular / enhanced at ${size}`,
        value: ratio(figure, `regular ${size}`, `enhanced ${size}`),
        atMost: 1.5,
      })),
    ),
  ];
  report.add(
    'growth',
    [
      ...wished.flatMap((mark) => (mark.value === null ? [] : [{ ...mark, value: mark.value }])),
      {
        name: 'searches that failed',
        value: Object.values(times).reduce((sum, { failed }) => sum + failed, 0),
        atMost: 0,
      },
    ],
    { rate, seconds: flags.seconds, times },
  );
  for (const { name } of wished.filter(({ value }) => value === null))
    say(`  left out, its size was not asked for: ${name}`);
}

const timesOf = (loads: readonly OpenLoad[]) => ({
  p50: loads.map(({ p50 }) => p50),
  p95: loads.map(({ p95 }) => p95),
  failed: loads.reduce((sum, load) => sum + unanswered(load), 0),
});

/** Searches from points near towns that about the same number of installers reach in every set, whatever its size. */
async function pointsWithMatches({ urls }: Site, places: Places): Promise<string[]> {
  const random = createRandom(3);
  const cities = citiesOf(places);
  const queries: string[] = [];
  for (let asked = 0; asked < mostCandidates && queries.length < pointCount; asked++) {
    const { latitude, longitude } = random.pick(cities);
    const query = queryOf(`distance=${reachMiles}&sortBy=distance`, { lat: latitude, lon: longitude });
    const { total } = await ask<{ total: number }>(urls.search, `installers/search-enhanced${query}`);
    if (total >= matches.min && total <= matches.max) queries.push(query);
  }
  return queries;
}
