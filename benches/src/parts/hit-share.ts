import { setTimeout } from 'node:timers/promises';
import type { Bus } from '@poolpros/chassis/bus';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { type OpenLoad, openLoad, provideK6, unanswered } from '../load/generators.js';
import { skewedQueries } from '../load/queries.js';
import { present } from '../present.js';
import { ratioOfRounds, spread, table } from '../report/figures.js';
import type { Mark } from '../report/marks.js';
import { measureInTurn } from '../report/rounds.js';
import { connectBus, publishRating } from '../sites/broker.js';
import { listingsIn } from '../sites/listings.js';
import { counted, type Site } from '../sites/site.js';

const searchesPerSecond = 150;
const changesPerSecond = 20;
const farStates = ['alaska', 'hawaii'] as const;
const doorNames = ['no changes', 'changes far away'] as const;

/** The share of searches with a realistic skew that the cache serves while ratings change, and while none does. */
export async function hitShare(
  { folder, flags, metros }: Bench,
  site: Site,
): Promise<{ marks: Mark[]; figures: unknown }> {
  const k6 = await step('k6', provideK6);
  const bus = await connectBus(site);
  const far = (await Promise.all(farStates.map((state) => listingsIn(site, state)))).flat().map(({ id }) => id);
  const changed: Record<(typeof doorNames)[number], readonly number[]> = {
    'no changes': [],
    'changes far away': far,
  };
  const job = { url: `${site.urls.gateway}/api/installers/search-enhanced`, rate: searchesPerSecond };
  let seed = 5;
  // Other visitors each time: the cache has the searches of those before them.
  const next = () => skewedQueries(metros, { seed: seed++, count: searchesPerSecond * flags.seconds });
  const found = await measureInTurn(doorNames, flags.rounds, async (door) => {
    const stopping = new AbortController();
    const changing = changeRatings(bus, changed[door], stopping.signal);
    const before = await servedBy(site);
    const load = await openLoad(k6, folder, { ...job, seconds: flags.seconds, queries: next() });
    const after = await servedBy(site);
    stopping.abort();
    await changing;
    return { load, share: (after.cache - before.cache) / (after.all - before.all) };
  });
  await bus.stop();
  const shares = (door: (typeof doorNames)[number]) => found[door].map(({ share }) => share);
  say(
    table([
      [
        `${searchesPerSecond} searches a second with a real skew, ${changesPerSecond} changes a second`,
        `share from the cache, median of ${flags.rounds} (min–max)`,
        'p99 ms',
      ],
      ...doorNames.map((door) => [door, spread(shares(door)), spread(found[door].map(({ load }) => load.p99))]),
    ]),
  );
  const loads: OpenLoad[] = doorNames.flatMap((door) => found[door].map(({ load }) => load));
  const marks = [
    {
      name: `share from the cache, ${changesPerSecond} changes a second far away / none`,
      value: ratioOfRounds(shares('changes far away'), shares('no changes')),
      atLeast: 0.8,
    },
    {
      name: 'searches beside changes that were not answered',
      value: loads.reduce((sum, load) => sum + unanswered(load), 0),
      atMost: 0,
    },
  ];
  return { marks, figures: found };
}

/** Changes the ratings of listings in turn until it is stopped. */
async function changeRatings(bus: Bus, ids: readonly number[], signal: AbortSignal): Promise<void> {
  for (let number = 0; ids.length > 0 && !signal.aborted; number++) {
    const installerId = present(ids[(number * 7919) % ids.length], 'listing');
    // Newer than every one before, as no listing has its turn twice in a second.
    await publishRating(bus, { installerId, version: Math.floor(Date.now() / 1000), fiveStars: 1 + (number % 50) });
    await setTimeout(1000 / changesPerSecond);
  }
}

/** How many searches the gateway served so far, and how many of them from its cache. */
async function servedBy({ urls }: Site): Promise<{ all: number; cache: number }> {
  const served = (outcomes: RegExp) => counted(urls.metrics, 'gateway_cache_requests_total', outcomes);
  return { all: await served(/outcome=/), cache: await served(/outcome="(hit|stale)"/) };
}
