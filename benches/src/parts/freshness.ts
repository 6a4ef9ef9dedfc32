import { setTimeout as pause } from 'node:timers/promises';
import type { Availability } from '@poolpros/contracts/availability';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import type { AppliedLine, ListingLine } from '@poolpros/contracts/listing-lines';
import type { Places } from '@poolpros/places/places';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { present } from '../present.js';
import { percentile, short, table } from '../report/figures.js';
import { connectBus, publishRating } from '../sites/broker.js';
import type { Commands } from '../sites/commands.js';
import { inventInstallers } from '../sites/installers.js';
import type { Site } from '../sites/site.js';

const perSecond = 20;
const firms = 80;
const nameLetters = 16;
const warmUpSearches = 1000;
const askEveryMs = 150;
const giveUpMs = 30_000;
const wantedMs = 2500;
const reviewCount = 12;

const stands =
  (status: Availability['status'] | undefined) =>
  ({ installers: [first] }: SearchResponse): boolean =>
    first !== undefined && first.availability?.status === status;

/** The changes of a business after its approval, in order, and how visitors see them; without a change of fields, its rating changes. */
const changes: { name: string; stated: Partial<ListingLine> | null; isSeen: (response: SearchResponse) => boolean }[] =
  [
    {
      name: 'edit',
      stated: { serviceRadius: 77 },
      isSeen: ({ installers }) => installers[0]?.serviceRadius === 77,
    },
    { name: 'rate', stated: null, isSeen: ({ installers }) => installers[0]?.reviewCount === reviewCount },
    { name: 'pause', stated: { status: 'paused' }, isSeen: stands('paused') },
    { name: 'reopen', stated: { status: 'published' }, isSeen: stands(undefined) },
    { name: 'close', stated: { status: 'closed' }, isSeen: stands('closed') },
  ];

/** How long after a commit the public search shows it, and after the event of a rating that was published. */
export async function freshness({ sites, places, report }: Bench): Promise<void> {
  const site = await sites.site('fresh', 10_000);
  const bus = await connectBus(site);
  const directory = startApplying(sites.commands, site);
  const whole = templateOf(places);
  const random = createRandom(Date.now() % 1_000_000);
  const waits = new Map<string, number[]>(['approve', ...changes.map(({ name }) => name)].map((name) => [name, []]));

  /** Returns the response that shows it. */
  async function untilSeen(event: string, name: string, isSeen: (response: SearchResponse) => boolean) {
    const committed = performance.now();
    for (;;) {
      const path = `api/installers/search-enhanced?q=${name}`;
      const response = await read<SearchResponse>(site.urls.gateway, path).catch(() => null);
      const waited = performance.now() - committed;
      if (response && isSeen(response)) {
        waits.get(event)?.push(waited);
        return response;
      }
      if (waited > giveUpMs) throw new Failure(`${event} of ${name} was not seen within ${giveUpMs / 1000} s.`);
      await pause(askEveryMs);
    }
  }

  async function lifeOf(): Promise<void> {
    const name = unlikeOthers(random);
    const sourceId = `bench-${name}`;
    await directory.apply({ ...whole, sourceId, name });
    const { installers } = await untilSeen('approve', name, ({ total }) => total === 1);
    const installerId = present(installers[0], 'installer').id;
    for (const { name: event, stated, isSeen } of changes) {
      if (stated) await directory.apply({ sourceId, ...stated });
      else await publishRating(bus, { installerId, version: 1, fiveStars: reviewCount });
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
  await directory.end();
  await bus.stop();
  await step('search verify', () => sites.commands.run(site, 'search', ['verify']));
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

/** The directory's command that changes listings, kept open for the whole part: it says when a change is committed. */
function startApplying(commands: Commands, site: Site) {
  const waiting = new Map<string, () => void>();
  const applying = commands.converse(site, 'directory', ['apply', '-'], (line) =>
    waiting.get(line.split(' ')[0] ?? '')?.(),
  );
  return {
    async apply(line: AppliedLine): Promise<void> {
      const committed = new Promise<void>((resolve) => waiting.set(line.sourceId, resolve));
      await applying.write(JSON.stringify(line));
      await Promise.race([committed, applying.done]);
    },
    end: applying.end,
  };
}

/** A name of one word that no typing error turns into another one. */
const unlikeOthers = (random: Random): string =>
  Array.from({ length: nameLetters }, () => String.fromCharCode(random.between(97, 122))).join('');

function templateOf(places: Places): ListingLine {
  const [invented] = inventInstallers(1, places, new Date());
  const { rating, reviewCount, freeWeeks, ...whole } = present(invented, 'installer');
  return { ...whole, status: 'published' };
}
