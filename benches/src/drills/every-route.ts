import { setTimeout as pause } from 'node:timers/promises';
import { directoryPath } from '@poolpros/contracts/paths';
import { loadPlaces } from '@poolpros/places/load';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Drill } from '../drills.js';
import { percentile, short, table } from '../report/figures.js';
import { metrosOf } from '../sites/metros.js';
import { askAs } from './ask-as.js';
import { everyRead } from './every-read.js';

const installers = 100_000;
const atATime = 10;
const eachMs = 3000;
/** In three seconds a kind has ten visits, so one slow visit is its p95. A route over the bound is asked this long again. */
const againMs = 20_000;
const quietMs = 15_000;
const visitorsPerSecond = 10;
const mostTimesQuiet = 3;

interface Visit {
  kind: string;
  ms: number;
  status: number;
}

/** A profile may be of a listing that was removed or merged, which is a response like others. */
const isRefused = ({ status }: Visit): boolean => status === 0 || status === 429 || status >= 500;

/**
 * One network asks for one route after the other, ten at a time, each URL another one; visitors of other networks open
 * profiles, pages and searches, and must not notice.
 */
export async function everyRoute({ sites, report }: Drill): Promise<void> {
  const site = await sites.site('100k', installers);
  await sites.alsoStart(site, ['accounts', 'reviews', 'notifications', 'web']);
  const origin = site.urls.gateway;
  const places = loadPlaces();
  const random = createRandom(Date.now() % 1_000_000);
  const metros = metrosOf(places);
  const cities = metros.filter(({ county }) => county !== null);
  const reads = everyRead({ random, installers, cities, places });
  let networks = 0;
  const nextNetwork = (first: number): string => `${first}.${(networks >> 8) & 255}.${networks++ & 255}.1`;

  const visitorPaths = {
    profile: () => `/api/installers/${random.between(1, installers)}`,
    search: () => {
      const { latitude, longitude } = random.pick(metros);
      return `/api/installers/search-enhanced?lat=${(latitude + random.next()).toFixed(3)}&lon=${longitude}&distance=25`;
    },
    page: () => {
      const { stateSlug, slug } = random.pick(cities);
      return directoryPath(stateSlug, slug);
    },
  };

  /** Visitors at a constant rate while something happens. */
  async function during(work: Promise<unknown>): Promise<Visit[]> {
    const visits: Promise<Visit>[] = [];
    let isOver = false;
    const watched = work.finally(() => {
      isOver = true;
    });
    const kinds = Object.entries(visitorPaths);
    for (let number = 0; !isOver; number++) {
      const [kind, path] = kinds[number % kinds.length] as (typeof kinds)[number];
      const begin = performance.now();
      visits.push(
        askAs(nextNetwork(100), origin, { path: path() }).then((status) => ({
          kind,
          status,
          ms: performance.now() - begin,
        })),
      );
      await pause(1000 / visitorsPerSecond);
    }
    await watched;
    return Promise.all(visits);
  }

  async function flood(draw: () => string, ms: number): Promise<void> {
    const until = performance.now() + ms;
    const network = nextNetwork(203);
    const ask = async (): Promise<void> => {
      while (performance.now() < until) await askAs(network, origin, { path: draw() });
    };
    await Promise.all(Array.from({ length: atATime }, ask));
  }

  await step('warm-up', () => during(pause(quietMs)));
  const quiet = await step('visitors alone', () => during(pause(quietMs)));
  const rounds: { name: string; visits: Visit[] }[] = [];
  const kinds = Object.keys(visitorPaths);
  const p95 = (visits: readonly Visit[], kind: string): number =>
    percentile(
      visits.filter((visit) => visit.kind === kind).map(({ ms }) => ms),
      0.95,
    );
  const slow = (visits: readonly Visit[]) =>
    kinds.some((kind) => p95(visits, kind) > mostTimesQuiet * p95(quiet, kind));
  await step(`${reads.size} routes, ten at a time`, async (detail) => {
    for (const [name, draw] of reads) {
      detail(name);
      const visits = await during(flood(draw, eachMs));
      if (slow(visits)) detail(`${name} again, for ${againMs / 1000} s`);
      rounds.push({ name, visits: slow(visits) ? await during(flood(draw, againMs)) : visits });
    }
  });
  say(
    table([
      ['p95, ms', ...kinds],
      ['alone', ...kinds.map((kind) => short(p95(quiet, kind)))],
      ...rounds.map(({ name, visits }) => [name, ...kinds.map((kind) => short(p95(visits, kind)))]),
    ]),
  );
  report.add(
    'every-route',
    rounds.flatMap(({ name, visits }) => [
      ...kinds.map((kind) => ({
        name: `${name}: p95 of a ${kind}, times that of visitors alone`,
        value: p95(visits, kind) / p95(quiet, kind),
        atMost: mostTimesQuiet,
      })),
      { name: `${name}: visitors refused`, value: visits.filter(isRefused).length, atMost: 0 },
    ]),
    { installers, atATime, rounds },
  );
}
