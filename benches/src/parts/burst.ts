import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Bus } from '@poolpros/chassis/bus';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import { follow } from '../../../scripts/lib/wait.mjs';
import type { Bench } from '../bench.js';
import { loadColumns, type OpenLoad, openLoad, provideK6, unanswered } from '../load/generators.js';
import { engineTimeOf } from '../load/process-figures.js';
import { distinctQueries } from '../load/queries.js';
import { untilSteady } from '../load/steady.js';
import { short, table } from '../report/figures.js';
import { connectBus, publishRating } from '../sites/broker.js';
import { writeImportFile } from '../sites/import-file.js';

const listings = 50_000;
const ratings = 48_000;
const importedRows = 10_000;
const perSecond = 50;
const wantedP99Ms = 200;
const sliceSeconds = 10;
const publishedAtOnce = 200;
const warmUpRatings = 5_000;

interface Phase {
  slices: OpenLoad[];
  seconds: number;
}

/** Searches while the figures of nearly all listings change, and while a file is imported. */
export async function burst({ sites, folder, metros, places, report }: Bench): Promise<void> {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('burst', listings);
  const bus = await connectBus(site);
  const url = `${site.urls.gateway}/api/installers/search-enhanced`;
  let seed = Date.now() % 1_000_000;
  const slice = () => {
    seed += perSecond * sliceSeconds; // no point is asked for twice
    const queries = distinctQueries(metros, seed, perSecond * sliceSeconds);
    return openLoad(k6, folder, { url, rate: perSecond, seconds: sliceSeconds, queries });
  };

  /** Searches for as long as the work takes and the index is behind. */
  async function during(work: () => Promise<unknown>): Promise<Phase> {
    const slices: OpenLoad[] = [];
    const since = performance.now();
    let done = false;
    const working = work()
      .then(() => untilIndexed(bus))
      .finally(() => {
        done = true;
      });
    while (!done) slices.push(await slice());
    await working;
    return { slices, seconds: (performance.now() - since) / 1000 };
  }

  await step('warm-up', (detail) =>
    untilSteady(async () => {
      const cost = await engineTimeOf(join(folder, 'run'), async () => {
        await publishRatings(bus, warmUpRatings);
        await untilIndexed(bus);
        await slice();
      });
      detail(`a round costs the engine ${short(cost / 1000)} s`);
      return cost;
    }),
  );
  const calm = { slices: [await step('calm', slice)], seconds: sliceSeconds };
  const rated = await step(`${ratings} rating changes`, () => during(() => publishRatings(bus, ratings)));
  const file = join(folder, 'import.csv');
  writeImportFile(file, places, { word: 'imported', count: importedRows });
  const imported = await step(`an import of ${importedRows} rows`, () =>
    during(() => sites.commands.run(site, 'directory', ['import', file, '--apply'])),
  );
  await bus.stop();
  await step('search verify', () => sites.commands.run(site, 'search', ['verify']));
  const phases: Record<string, Phase> = { calm, ratings: rated, import: imported };
  say(
    table([
      [`${perSecond} searches/s`, 'seconds', ...loadColumns],
      ...Object.entries(phases).map(([name, { slices, seconds }]) => {
        const worst = (figure: 'p50' | 'p95' | 'p99' | 'max') => Math.max(...slices.map((load) => load[figure]));
        return [
          name,
          ...[seconds, worst('p50'), worst('p95'), worst('p99'), worst('max'), failedIn(slices)].map(short),
        ];
      }),
    ]),
  );
  say(`  the worst ${sliceSeconds} s of each`);
  report.add(
    'burst',
    [
      { name: `searches refused during ${ratings} rating changes`, value: failedIn(rated.slices), atMost: 0 },
      { name: 'their p99 ms in the worst 10 s', value: worstP99(rated.slices), atMost: wantedP99Ms },
      {
        name: `searches refused during an import of ${importedRows} rows`,
        value: failedIn(imported.slices),
        atMost: 0,
      },
      { name: 'their p99 ms in its worst 10 s', value: worstP99(imported.slices), atMost: wantedP99Ms },
    ],
    { perSecond, phases },
  );
}

const failedIn = (slices: readonly OpenLoad[]): number => slices.reduce((sum, load) => sum + unanswered(load), 0);
const worstP99 = (slices: readonly OpenLoad[]): number => Math.max(...slices.map(({ p99 }) => p99));

/** Publishes figures as the relay of reviews does when many wait: a batch at once, then nothing for as long as it took. */
async function publishRatings(bus: Bus, total: number): Promise<void> {
  const version = Math.floor(Date.now() / 1000); // newer than those of a run before
  const random = createRandom(version);
  for (let first = 1; first <= total; first += publishedAtOnce) {
    const count = Math.min(publishedAtOnce, total - first + 1);
    const since = performance.now();
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        publishRating(bus, { installerId: first + index, version, fiveStars: random.between(1, 50) }),
      ),
    );
    await setTimeout(performance.now() - since);
  }
}

/** Waits until directory has stored all ratings, has published all listings and search has indexed them. */
async function untilIndexed(bus: Bus): Promise<void> {
  async function left(stream: StreamDefinition, service: string): Promise<number> {
    const { num_pending, num_ack_pending } = await bus.jsm().consumers.info(bus.streamName(stream), service);
    return num_pending + num_ack_pending;
  }
  let last = '';
  await follow(
    async () => {
      const { state } = await bus.jsm().streams.info(bus.streamName(directoryStream));
      const seen = `${await left(reviewsStream, 'directory')} ratings and ${await left(directoryStream, 'search')} listings wait, newest ${state.last_seq}`;
      const done = seen === last && seen.startsWith('0 ratings and 0 listings');
      last = seen;
      return { seen, done };
    },
    { patienceMs: 60_000, everyMs: 2000, sentence: 'The changes do not reach the index.' },
  );
}
