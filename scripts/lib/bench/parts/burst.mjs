import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '@poolpros/chassis/config';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { ensureStream } from '@poolpros/chassis/outbox/stream';
import { directoryStream } from '@poolpros/contracts/events/directory';
import { ratingChanged, reviewsStream } from '@poolpros/contracts/events/reviews';
import { createRandom } from '@poolpros/seed-data/random';
import { directory } from '../../../../services/directory/dist/service.js';
import { say, step } from '../../progress.mjs';
import { follow } from '../../wait.mjs';
import { short, table } from '../figures.mjs';
import { closedLoop, openLoad, provideK6 } from '../generators.mjs';
import { inventInstallers } from '../installers.mjs';

const listings = 50_000;
const ratings = 48_000;
const importedRows = 10_000;
const perSecond = 50;
const wantedP99Ms = 200;
const sliceSeconds = 10;
const publishedAtOnce = 500;
const warmUp = { connections: 8, seconds: 30 };

/** @typedef {import('@poolpros/chassis/bus').Bus} Bus */
/** @typedef {import('../generators.mjs').OpenLoad} OpenLoad */

/**
 * Searches while the figures of nearly all listings change, and while a file is imported.
 * @param {import('../run.mjs').Bench} bench
 */
export async function burst({ sites, folder, metros, places, report }) {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('burst', listings);
  const log = createLog({ service: 'bench', level: 'silent' });
  const config = loadConfig(directory.config, site.variables.directory);
  const { bus } = await directory.context(config, { log, metrics: createMetrics('bench') });
  await bus.start();
  await ensureStream(bus, reviewsStream);
  const url = `${site.urls.gateway}/api/installers/search-enhanced`;
  let seed = Date.now() % 1_000_000;
  const slice = () => {
    seed += perSecond * sliceSeconds; // no point is asked for twice
    return openLoad(k6, folder, { url, rate: perSecond, seconds: sliceSeconds, seed, metros });
  };

  /** Searches for as long as the work takes and the index is behind. @param {() => Promise<unknown>} work */
  async function during(work) {
    /** @type {OpenLoad[]} */
    const slices = [];
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

  await step('warm-up', () => closedLoop(folder, { url, ...warmUp, seed, metros, target: { kind: 'searches' } }));
  const calm = { slices: [await step('calm', slice)], seconds: sliceSeconds };
  const rated = await step(`${ratings} rating changes`, () => during(() => publishRatings(bus)));
  const file = join(folder, 'import.csv');
  writeFileSync(file, csvOf(places));
  const imported = await step(`an import of ${importedRows} rows`, () =>
    during(() => sites.command(site, 'directory', ['import', file, '--apply'])),
  );
  await bus.stop();
  await step('search verify', () => sites.command(site, 'search', ['verify']));
  const phases = { calm, ratings: rated, import: imported };
  say(
    table([
      [`${perSecond} searches/s`, 'seconds', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'failed'],
      ...Object.entries(phases).map(([name, { slices, seconds }]) => {
        const worst = (/** @type {'p50' | 'p95' | 'p99' | 'max'} */ figure) =>
          Math.max(...slices.map((load) => load[figure]));
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

/** @param {OpenLoad[]} slices */
const failedIn = (slices) => slices.reduce((sum, { dropped, failed }) => sum + dropped + failed, 0);

/** @param {OpenLoad[]} slices */
const worstP99 = (slices) => Math.max(...slices.map(({ p99 }) => p99));

/** Publishes figures as reviews would, as fast as the broker takes them. @param {Bus} bus */
async function publishRatings(bus) {
  const version = Math.floor(Date.now() / 1000); // newer than those of a run before
  const random = createRandom(version);
  for (let first = 1; first <= ratings; first += publishedAtOnce) {
    const ids = Array.from({ length: Math.min(publishedAtOnce, ratings - first + 1) }, (_, index) => first + index);
    await Promise.all(
      ids.map((id) => {
        const five = random.between(1, 50);
        const body = {
          id: newId(),
          type: ratingChanged.type,
          aggregateId: String(id),
          aggregateVersion: version,
          occurredAt: new Date().toISOString(),
          data: { installerId: id, rating: 5, reviewCount: five, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: five } },
        };
        return bus.js().publish(bus.subject(ratingChanged, body.aggregateId), JSON.stringify(body));
      }),
    );
  }
}

/** Waits until directory has taken all ratings, has published all listings and search has indexed them. @param {Bus} bus */
async function untilIndexed(bus) {
  /** @param {import('@poolpros/contracts/events/define').StreamDefinition} stream @param {string} service */
  async function left(stream, service) {
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

/** Rows of businesses of its own, each time with another text. @param {import('@poolpros/places/places').Places} places */
function csvOf(places) {
  const header = 'source_id,name,state,city,description,services,latitude,longitude,service_radius';
  const rows = [...inventInstallers(importedRows, places)].map((installer) =>
    [
      `import-${installer.id}`,
      installer.name,
      installer.stateSlug,
      installer.city,
      `${installer.description} Imported at ${Date.now()}.`,
      installer.services.join('; '),
      installer.latitude,
      installer.longitude,
      installer.serviceRadius,
    ]
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(','),
  );
  return [header, ...rows].join('\n');
}
