import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '@poolpros/chassis/config';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { say, step } from '../../../scripts/lib/progress.mjs';
import { addInstallers, changeInstaller } from '../../../services/directory/dist/db/installer-store.js';
import type { InstallerFields, InstallerRecord } from '../../../services/directory/dist/domain/installer.js';
import { directory } from '../../../services/directory/dist/service.js';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { present } from '../present.js';
import { percentile, short, table } from '../report/figures.js';
import { inventInstallers } from '../sites/installers.js';

const perSecond = 20;
const firms = 80;
const nameLetters = 16;
const warmUpSearches = 1000;
const askEveryMs = 150;
const giveUpMs = 30_000;
const wantedMs = 2500;

/** What happens to a firm, in order, and how visitors see it. */
const changes: {
  name: string;
  change: Parameters<typeof changeInstaller>[2];
  isSeen: (response: SearchResponse) => boolean;
}[] = [
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

/** How long after a commit the public search shows it, by the directory's own functions of writing. */
export async function freshness({ sites, places, report }: Bench): Promise<void> {
  const site = await sites.site('fresh', 10_000);
  const config = loadConfig(directory.config, present(site.variables.directory, 'directory'));
  const log = createLog({ service: 'bench', level: 'silent' });
  const { database } = await directory.context(config, { log, metrics: createMetrics('bench') });
  await database.start();
  const template = present([...inventInstallers(1, places)][0], 'installer');
  const random = createRandom(Date.now() % 1_000_000);
  const waits = new Map<string, number[]>(['approve', ...changes.map(({ name }) => name)].map((name) => [name, []]));

  async function untilSeen(event: string, name: string, isSeen: (response: SearchResponse) => boolean): Promise<void> {
    const committed = performance.now();
    for (;;) {
      const path = `api/installers/search-enhanced?q=${name}`;
      const response = await read<SearchResponse>(site.urls.gateway, path).catch(() => null);
      const waited = performance.now() - committed;
      if (response && isSeen(response)) return void waits.get(event)?.push(waited);
      if (waited > giveUpMs) throw new Failure(`${event} of ${name} was not seen within ${giveUpMs / 1000} s.`);
      await pause(askEveryMs);
    }
  }

  async function lifeOf(): Promise<void> {
    const name = unlikeOthers(random);
    const added = await database.transaction((tx) => addInstallers(tx, [newFirm(template, name)], new Date()));
    const { id } = present(added[0], 'installer');
    await untilSeen('approve', name, ({ total }) => total === 1);
    for (const { name: event, change, isSeen } of changes) {
      await database.transaction((tx) => changeInstaller(tx, id, change, new Date()));
      await untilSeen(event, name, isSeen);
    }
  }

  await step('warm-up', async () => {
    for (let index = 0; index < warmUpSearches; index++)
      await read(site.urls.search, `installers/search-enhanced?q=${unlikeOthers(random)}`).catch(() => null);
  });
  await step(`${firms} firms, ${changes.length + 1} events each`, async () => {
    const lives: Promise<void>[] = [];
    for (let number = 0; number < firms; number++) {
      lives.push(lifeOf());
      await pause((1000 * (changes.length + 1)) / perSecond);
    }
    await Promise.all(lives);
  });
  await database.stop();
  await step('search verify', () => sites.command(site, 'search', ['verify']));
  const all = [...waits.values()].flat();
  const row = (name: string, list: readonly number[]): string[] => [
    name,
    ...[0.5, 0.95, 0.99, 1].map((share) => short(percentile(list, share))),
  ];
  say(
    table([
      ['ms until seen', 'p50', 'p95', 'p99', 'max'],
      ...[...waits].map(([name, list]) => row(name, list)),
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
    { waits: Object.fromEntries(waits) },
  );
}

/** A name of one word that no typing error turns into another one. */
const unlikeOthers = (random: Random): string =>
  Array.from({ length: nameLetters }, () => String.fromCharCode(random.between(97, 122))).join('');

function newFirm(template: InstallerRecord, name: string): InstallerFields {
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
