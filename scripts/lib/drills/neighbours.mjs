import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadPlaces } from '@poolpros/places/load';
import { percentile, short, table } from '../bench/figures.mjs';
import { closedLoop } from '../bench/generators.mjs';
import { metrosOf, zipfSums } from '../bench/installers.mjs';
import { root } from '../paths.mjs';
import { say, step } from '../progress.mjs';
import { allowance } from './attacks.mjs';

const installers = 10_000;
const visitorsPerSecond = 10;
const longestMs = 1000;
/** Before each attack, so that its visitors meet a product at rest. */
const quietMs = 3000;
const warmUp = { connections: 8, seconds: 20 };
const aloneMs = 5000;
const evenlyMs = 20_000;
const minuteMs = 60_000;

/** @typedef {import('./attacks.mjs').LimitClass} LimitClass */
/** @typedef {import('./attacks.mjs').Request & { atMs: number }} Timed */
/** @typedef {import('./visitors.mjs').Visit} Visit */
/** @typedef {{ statuses: Record<string, number>, ms: number }} Taken */

/**
 * One network takes all it may, class by class, all classes at once, twice around the end of a minute, and evenly;
 * meanwhile visitors of other networks search, and must not notice.
 * @param {import('./run.mjs').Drill} drill
 */
export async function neighbours({ sites, folder, report }) {
  const site = await sites.site('10k', installers);
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  const places = loadPlaces();
  const metros = metrosOf(places);
  const sums = zipfSums(metros.length);
  const points = metros.map(({ latitude, longitude }, rank) => ({ lat: latitude, lon: longitude, upTo: sums[rank] }));
  const cities = metros.map(({ stateSlug, slug }) => `${stateSlug}/${slug}`);
  const origin = site.urls.gateway;
  let seed = Date.now() % 1_000_000;
  const everything = () => allowance({ seed: seed++, installers, cities });

  /** Visitors while something happens. @template T @param {() => Promise<T>} work */
  async function during(work) {
    const visitors = start('visitors');
    visitors.send({ origin, perSecond: visitorsPerSecond, seed: seed++, metros: points });
    const result = await work();
    visitors.send('stop');
    const [visits] = /** @type {[Visit[]]} */ (await once(visitors, 'message'));
    visitors.disconnect();
    return { result, visits };
  }

  /** @param {Timed[]} requests */
  async function attack(requests) {
    const network = start('network');
    await pause(quietMs);
    network.send({ origin, network: `203.0.${(seed >> 8) & 255}.${seed++ & 255}`, requests });
    const [taken] = /** @type {[Taken]} */ (await once(network, 'message'));
    network.disconnect();
    return taken;
  }

  await step('warm-up', async () => {
    // A young engine is slow, and at the gateway the limits would end this soon.
    for (const url of [`${site.urls.search}/installers/search-enhanced`, `${site.urls.directory}/installers/search`])
      await closedLoop(folder, { url, ...warmUp, seed, metros: points, target: { kind: 'searches' } });
    await during(() => pause(aloneMs));
  });
  const { visits: alone } = await step('visitors alone', () => during(() => pause(aloneMs)));
  /** @type {{ name: string, taken?: Taken, visits: Visit[] }[]} */
  const rounds = [{ name: 'visitors alone', visits: alone }];
  for (const [name, requests] of Object.entries(attacks(everything))) {
    const { result: taken, visits } = await step(name, () => during(() => attack(requests)));
    rounds.push({ name, taken, visits });
  }

  say(table([header, ...rounds.map(row)]));
  const kinds = [...new Set(alone.map(({ kind }) => kind))];
  say(
    table([
      ['longest, ms', ...kinds],
      ...rounds.map(({ name, visits }) => [
        name,
        ...kinds.map((kind) => short(longest(visits.filter((visit) => visit.kind === kind)))),
      ]),
    ]),
  );
  report.add(
    'neighbours',
    rounds.flatMap(({ name, visits }) => [
      { name: `${name}: longest search, ms`, value: longest(visits), atMost: longestMs },
      { name: `${name}: searches not answered`, value: unanswered(visits), atMost: 0 },
    ]),
    { visitorsPerSecond, installers, rounds },
  );
}

/** @param {'network' | 'visitors'} name */
const start = (name) => fork(join(root, 'scripts', 'lib', 'drills', `${name}.mjs`));

/**
 * What the network asks for in each round. No two rounds are of one network, so that each may take all.
 * @param {() => Record<LimitClass, import('./attacks.mjs').Request[]>} everything
 * @returns {Record<string, Timed[]>}
 */
function attacks(everything) {
  /** @param {number} atMs @param {import('./attacks.mjs').Request[]} requests @returns {Timed[]} */
  const at = (atMs, requests) => requests.map((request) => ({ ...request, atMs }));
  /** @param {import('./attacks.mjs').Request[]} requests @returns {Timed[]} */
  const evenly = (requests) =>
    requests
      .map((request, index) => ({ ...request, atMs: (index * minuteMs) / requests.length }))
      .filter(({ atMs }) => atMs < evenlyMs);
  const { page, read, map, search, ...forms } = everything();
  const [first, second] = [everything(), everything()].map(({ page, read, map, search }) => [page, read, map, search]);
  return {
    maps: at(0, map),
    pages: at(0, page),
    reads: at(0, read),
    searches: at(0, search),
    forms: at(0, Object.values(forms).flat()),
    'everything at once': at(0, Object.values(everything()).flat()),
    // The first request of each class begins its minute.
    'twice around a minute': [
      ...at(
        0,
        first.map(([begin]) => begin),
      ),
      ...at(
        minuteMs - 2000,
        first.flatMap(([, ...rest]) => rest),
      ),
      ...at(minuteMs + 1000, second.flat()),
    ],
    'evenly, as much as a minute allows': Object.values(everything()).flatMap(evenly),
  };
}

/** @param {Visit[]} visits */
const longest = (visits) => Math.max(...visits.map(({ ms }) => ms));
/** @param {Visit[]} visits */
const unanswered = (visits) => visits.filter(({ status }) => status !== 200).length;

const header = [
  '',
  'asked',
  'answered',
  '429',
  'failed',
  'took s',
  'searches',
  'p50 ms',
  'p99 ms',
  'longest ms',
  'not answered',
];

/** @param {{ name: string, taken?: Taken, visits: Visit[] }} round */
function row({ name, taken, visits }) {
  const times = visits.map(({ ms }) => ms);
  return [
    name,
    ...takenCells(taken),
    ...[visits.length, percentile(times, 0.5), percentile(times, 0.99), longest(visits), unanswered(visits)].map(short),
  ];
}

/** @param {Taken | undefined} taken */
function takenCells(taken) {
  if (!taken) return ['', '', '', '', ''];
  const entries = Object.entries(taken.statuses).map(([status, count]) => ({ status: Number(status), count }));
  /** @param {(status: number) => boolean} of */
  const sum = (of) => entries.filter(({ status }) => of(status)).reduce((all, { count }) => all + count, 0);
  const refused = sum((status) => status === 429);
  const failed = sum((status) => status === 0 || status >= 500);
  const asked = sum(() => true);
  return [asked, asked - refused - failed, refused, failed, taken.ms / 1000].map(short);
}
