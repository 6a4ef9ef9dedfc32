import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadPlaces } from '@poolpros/places/load';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Drill } from '../drills.js';
import { closedLoop } from '../load/generators.js';
import { percentile, short, table } from '../report/figures.js';
import { metrosOf, weighted } from '../sites/metros.js';
import type { Wanted } from './ask-as.js';
import { allowance } from './attacks.js';
import type { NetworkJob, Taken, Timed } from './network.js';
import type { Visit, VisitorsJob } from './visitors.js';

const installers = 10_000;
const visitorsPerSecond = 10;
const longestMs = 1000;
/** Before each attack, so that it begins with an idle product. */
const quietMs = 3000;
const warmUp = { connections: 8, seconds: 20 };
const aloneMs = 5000;
const evenlyMs = 20_000;
const minuteMs = 60_000;

interface Round {
  name: string;
  taken?: Taken;
  visits: Visit[];
}

/**
 * One network takes all it may, class by class, all classes at once, twice around the end of a minute, and evenly;
 * while visitors of other networks search, who must not notice.
 */
export async function neighbours({ sites, folder, report }: Drill): Promise<void> {
  const site = await sites.site('10k', installers);
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  const centres = metrosOf(loadPlaces());
  const metros = weighted(centres);
  const cities = centres.map(({ stateSlug, slug }) => `${stateSlug}/${slug}`);
  const origin = site.urls.gateway;
  let seed = Date.now() % 1_000_000;
  const everything = () => allowance({ seed: seed++, installers, cities });

  /** Visitors while something happens. */
  async function during<T>(work: () => Promise<T>): Promise<{ result: T; visits: Visit[] }> {
    const visitors = start('visitors');
    visitors.send({ origin, perSecond: visitorsPerSecond, seed: seed++, metros } satisfies VisitorsJob);
    const result = await work();
    visitors.send('stop');
    const [visits] = (await once(visitors, 'message')) as [Visit[]];
    visitors.disconnect();
    return { result, visits };
  }

  async function attack(requests: Timed[]): Promise<Taken> {
    const network = start('network');
    await pause(quietMs);
    const from = `203.0.${(seed >> 8) & 255}.${seed++ & 255}`;
    network.send({ origin, network: from, requests } satisfies NetworkJob);
    const [taken] = (await once(network, 'message')) as [Taken];
    network.disconnect();
    return taken;
  }

  await step('warm-up', async () => {
    // A young engine is slow, and at the gateway the limits would end this soon.
    for (const url of [`${site.urls.search}/installers/search-enhanced`, `${site.urls.directory}/installers/search`])
      await closedLoop(folder, { url, ...warmUp, target: { kind: 'searches', seed, metros } });
    await during(() => pause(aloneMs));
  });
  const { visits: alone } = await step('visitors alone', () => during(() => pause(aloneMs)));
  const rounds: Round[] = [{ name: 'visitors alone', visits: alone }];
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
      { name: `${name}: searches not answered`, value: notAnswered(visits), atMost: 0 },
    ]),
    { visitorsPerSecond, installers, rounds },
  );
}

const start = (name: 'network' | 'visitors') => fork(fileURLToPath(new URL(`${name}.js`, import.meta.url)));

/** The requests of the network in each round. Each round has its own network, so that each may use all its limits. */
function attacks(everything: () => ReturnType<typeof allowance>): Record<string, Timed[]> {
  const at = (atMs: number, requests: Wanted[]): Timed[] => requests.map((request) => ({ ...request, atMs }));
  const evenly = (requests: Wanted[]): Timed[] =>
    requests
      .map((request, index) => ({ ...request, atMs: (index * minuteMs) / requests.length }))
      .filter(({ atMs }) => atMs < evenlyMs);
  const reads = ({ page, read, map, search }: ReturnType<typeof allowance>) => [page, read, map, search];
  const { page, read, map, search, ...forms } = everything();
  const first = reads(everything());
  const second = reads(everything());
  return {
    maps: at(0, map),
    pages: at(0, page),
    reads: at(0, read),
    searches: at(0, search),
    forms: at(0, Object.values(forms).flat()),
    'everything at once': at(0, Object.values(everything()).flat()),
    // The first request of each class begins its minute.
    'twice around a minute': [
      ...first.flatMap((requests) => at(0, requests.slice(0, 1))),
      ...first.flatMap((requests) => at(minuteMs - 2000, requests.slice(1))),
      ...at(minuteMs + 1000, second.flat()),
    ],
    'evenly, as much as a minute allows': Object.values(everything()).flatMap(evenly),
  };
}

const longest = (visits: readonly Visit[]): number => Math.max(...visits.map(({ ms }) => ms));
const notAnswered = (visits: readonly Visit[]): number => visits.filter(({ status }) => status !== 200).length;

const header = [
  ...['', 'asked', 'answered', '429', 'failed', 'took s'],
  ...['searches', 'p50 ms', 'p99 ms', 'longest ms', 'not answered'],
];

function row({ name, taken, visits }: Round): string[] {
  const times = visits.map(({ ms }) => ms);
  return [
    name,
    ...takenCells(taken),
    ...[visits.length, percentile(times, 0.5), percentile(times, 0.99), longest(visits), notAnswered(visits)].map(
      short,
    ),
  ];
}

function takenCells(taken: Taken | undefined): string[] {
  if (!taken) return ['', '', '', '', ''];
  const entries = Object.entries(taken.statuses).map(([status, count]) => ({ status: Number(status), count }));
  const sum = (of: (status: number) => boolean): number =>
    entries.filter(({ status }) => of(status)).reduce((all, { count }) => all + count, 0);
  const refused = sum((status) => status === 429);
  const failed = sum((status) => status === 0 || status >= 500);
  const asked = sum(() => true);
  return [asked, asked - refused - failed, refused, failed, taken.ms / 1000].map(short);
}
