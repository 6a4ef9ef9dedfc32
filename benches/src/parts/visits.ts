import { join } from 'node:path';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { paced } from '../load/generators.js';
import type { PacedRequest, Phase } from '../load/paced.js';
import { outcomeOf, responsesOf } from '../load/paced-figures.js';
import { cpuTimeOf } from '../load/process-figures.js';
import { present } from '../present.js';
import { short, table } from '../report/figures.js';
import { writeImportFile } from '../sites/import-file.js';
import type { Site } from '../sites/site.js';

const listings = 100_000;
/** Invented listings are not counted, so that these are what is seen. */
const counted = 200;
/** The cards of a page of results. */
const cards = 20;
const visitors = 20_000;
const warmUpSeconds = 10;
const measuredSeconds = 20;
const mostMs = 10;
const atOnce = { alone: 1, 'at four': 4 };
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** What one beacon costs: a visitor who was not there before has seen a page of results. */
export async function visits({ sites, folder, places, report }: Bench): Promise<void> {
  const site = await sites.site('visits', listings, { grows: true });
  const word = `run${Date.now().toString(36)}`;
  const file = join(folder, 'import.csv');
  writeImportFile(file, places, { word, count: counted });
  await sites.commands.run(site, 'directory', ['import', file, '--apply']);
  const beacons = beaconsOf(await idsOf(site, word));
  const port = present(site.ports.directory, 'port of directory');
  const program = `${site.name}-directory`;

  const measure = async (count: number, seconds: number) => {
    const phases: Phase[] = [{ port, pace: { atOnce: count }, seconds, requests: beacons(count) }];
    const before = cpuTimeOf(join(folder, 'run'), program);
    const responses = responsesOf({ phases }, await paced(folder, { phases }));
    const cpuMs = (cpuTimeOf(join(folder, 'run'), program) - before) / responses.length;
    return { ...outcomeOf(responses, seconds), cpuMs };
  };
  await step('warm-up', () => measure(2, warmUpSeconds));
  const found = {
    alone: await step('beacons, one after another', () => measure(atOnce.alone, measuredSeconds)),
    'at four': await step('beacons, four at once', () => measure(atOnce['at four'], measuredSeconds)),
  };
  const since = performance.now();
  await step('the counts of the day', () => sites.commands.run(site, 'directory', ['add-up-visits']));
  const addedUpMs = performance.now() - since;
  say(
    table([
      [`${cards} impressions each`, 'p50 ms', 'p99 ms', 'CPU ms of directory'],
      ...Object.entries(found).map(([name, { p50, p99, cpuMs }]) => [name, short(p50), short(p99), short(cpuMs)]),
    ]),
  );
  say(`  the command add-up-visits took ${short(addedUpMs / 1000)} s`);
  report.add(
    'visits',
    [
      { name: 'p50 ms of a beacon', value: found.alone.p50, atMost: mostMs },
      {
        name: 'beacons not accepted',
        value: Object.values(found).reduce((sum, { refused, failed }) => sum + refused + failed, 0),
        atMost: 0,
      },
    ],
    { found, addedUpMs },
  );
}

/** The ids of the imported businesses. */
async function idsOf({ urls }: Site, word: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < counted; page++) {
    const found = await read<{ installers: { id: number }[] }>(
      urls.directory,
      `installers/search?q=${word}&page=${page}`,
    );
    if (found.installers.length === 0) throw new Error(`the search found ${ids.length} of ${counted} businesses`);
    ids.push(...found.installers.map(({ id }) => id));
  }
  return ids;
}

/** Beacons of visitors, each from a network of its own. */
function beaconsOf(ids: readonly number[]): (run: number) => PacedRequest[] {
  const random = createRandom(11);
  return (run) =>
    Array.from({ length: visitors }, (_, number) => ({
      kind: 'beacon',
      network: `10.${run}.${number >> 8}.${number & 255}`,
      userAgent: browser,
      path: servicePath(apiPaths.listingVisits),
      body: { seen: random.pickSome(ids, cards).map((installerId) => ({ installerId, kind: 'impression' })) },
    }));
}
