import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '@poolpros/chassis/config';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { createRandom } from '@poolpros/seed-data/random';
import { addInstallers, changeInstaller } from '../../../../services/directory/dist/db/installer-store.js';
import { directory } from '../../../../services/directory/dist/service.js';
import { getJson } from '../../clients.mjs';
import { Failure } from '../../failure.mjs';
import { say, step } from '../../progress.mjs';
import { percentile, short, table } from '../figures.mjs';
import { inventInstallers } from '../installers.mjs';

const perSecond = 20;
const firms = 80;
const nameLetters = 16;
const warmUpSearches = 1000;
const askEveryMs = 150;
const giveUpMs = 30_000;
const wantedMs = 2500;

/** @typedef {import('@poolpros/contracts/http/search').SearchResponse} SearchResponse */
/** @typedef {import('../../../../services/directory/dist/domain/installer.js').InstallerFields} InstallerFields */

/**
 * What happens to a firm, in order, and how visitors see it.
 * @type {{ name: string, change: Parameters<typeof changeInstaller>[2], isSeen: (answer: SearchResponse) => boolean }[]}
 */
const changes = [
  {
    name: 'edit',
    change: () => ({ serviceRadius: 77 }),
    isSeen: ({ installers }) => installers[0]?.serviceRadius === 77,
  },
  {
    name: 'rate',
    change: () => ({ rating: 4.9, ratingMean: 4.9, reviewCount: 12, ratingVersion: 2 }),
    isSeen: ({ installers }) => installers[0]?.reviewCount === 12,
  },
  { name: 'pause', change: () => ({ status: 'paused' }), isSeen: ({ total }) => total === 0 },
  { name: 'reopen', change: () => ({ status: 'published' }), isSeen: ({ total }) => total === 1 },
  { name: 'close', change: () => ({ status: 'closed' }), isSeen: ({ total }) => total === 0 },
];

/**
 * How long after a commit the public search shows it, by the directory's own functions of writing.
 * @param {import('../run.mjs').Bench} bench
 */
export async function freshness({ sites, places, report }) {
  const site = await sites.site('fresh', 10_000);
  const config = loadConfig(directory.config, site.variables.directory);
  const log = createLog({ service: 'bench', level: 'silent' });
  const { database } = await directory.context(config, { log, metrics: createMetrics('bench') });
  await database.start();
  const [template] = inventInstallers(1, places);
  const random = createRandom(Date.now() % 1_000_000);
  /** @type {Record<string, number[]>} */
  const waits = Object.fromEntries(['approve', ...changes.map(({ name }) => name)].map((name) => [name, []]));

  /** @param {string} event @param {string} name @param {(answer: SearchResponse) => boolean} isSeen */
  async function untilSeen(event, name, isSeen) {
    const committed = performance.now();
    for (;;) {
      const answer = await getJson(site.urls.gateway, `api/installers/search-enhanced?q=${name}`).catch(() => null);
      const waited = performance.now() - committed;
      if (answer && isSeen(/** @type {SearchResponse} */ (answer))) return waits[event].push(waited);
      if (waited > giveUpMs) throw new Failure(`${event} of ${name} was not seen within ${giveUpMs / 1000} s.`);
      await pause(askEveryMs);
    }
  }

  async function lifeOf() {
    const name = unlikeOthers(random);
    const [added] = await database.transaction((tx) => addInstallers(tx, [newFirm(template, name)], new Date()));
    await untilSeen('approve', name, ({ total }) => total === 1);
    for (const { name: event, change, isSeen } of changes) {
      await database.transaction((tx) => changeInstaller(tx, added.id, change, new Date()));
      await untilSeen(event, name, isSeen);
    }
  }

  await step('warm-up', async () => {
    for (let index = 0; index < warmUpSearches; index++)
      await getJson(site.urls.search, `installers/search-enhanced?q=${unlikeOthers(random)}`).catch(() => null);
  });
  await step(`${firms} firms, ${changes.length + 1} events each`, async () => {
    const lives = [];
    for (let number = 0; number < firms; number++) {
      lives.push(lifeOf());
      await pause((1000 * (changes.length + 1)) / perSecond);
    }
    await Promise.all(lives);
  });
  await database.stop();
  await step('search verify', () => sites.command(site, 'search', ['verify']));
  const all = Object.values(waits).flat();
  /** @param {string} name @param {number[]} list */
  const row = (name, list) => [name, ...[0.5, 0.95, 0.99, 1].map((share) => short(percentile(list, share)))];
  say(
    table([
      ['ms until seen', 'p50', 'p95', 'p99', 'max'],
      ...Object.entries(waits).map(([name, list]) => row(name, list)),
      row('all', all),
    ]),
  );
  report.add(
    'freshness',
    [
      {
        name: `p99 ms from commit to the public search at ${perSecond} events/s`,
        value: percentile(all, 0.99),
        atMost: wantedMs,
      },
    ],
    { waits },
  );
}

/** A name of one word that no typing error turns into another one. @param {{ between(min: number, max: number): number }} random */
const unlikeOthers = (random) =>
  Array.from({ length: nameLetters }, () => String.fromCharCode(random.between(97, 122))).join('');

/** @param {import('../installers.mjs').InstallerRecord} template @param {string} name @returns {InstallerFields} */
function newFirm(template, name) {
  const {
    id,
    version,
    listedAt,
    updatedAt,
    nameFolded,
    websiteDomain,
    rating,
    ratingMean,
    reviewCount,
    ratingVersion,
    ...fields
  } = template;
  return { ...fields, name, sourceId: `bench-${name}`, status: 'published' };
}
