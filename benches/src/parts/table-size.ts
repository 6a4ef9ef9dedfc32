import { join } from 'node:path';
import { servicePath } from '@poolpros/contracts/paths';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { paced } from '../load/generators.js';
import type { Phase } from '../load/paced.js';
import { outcomeOf, responsesOf } from '../load/paced-figures.js';
import { memoryOf } from '../load/process-figures.js';
import { type PublicRequest, publicRequests } from '../load/public-requests.js';
import { present } from '../present.js';
import { median, short, table } from '../report/figures.js';
import { measureInTurn } from '../report/rounds.js';
import { listingsIn } from '../sites/listings.js';
import { metrosOf } from '../sites/metros.js';
import { type Site, sizeName } from '../sites/site.js';
import { mergedRounds, type Sized, sayCosts, sizeMarks, type Timed, timesOf } from './table-size-marks.js';
import { timeSearches } from './table-size-searches.js';

const usualSizes = [2_000, 20_000, 100_000, 500_000];
const atOnce = { alone: 1, 'at four': 4 };
/** Of `--seconds`, for each request and each number of visitors. */
const share = 0.03;
const drawn = 200;
/** So many of the largest metros, in which every set has listings. */
const metroCount = 50;
const states = ['california', 'texas', 'florida', 'new-york', 'arizona'];
const programs = ['gateway', 'search', 'directory', 'web', 'reviews', 'accounts'];

interface Opened {
  count: number;
  site: Site;
  requests: PublicRequest[];
  engineMemory: number;
}

/**
 * What everything that is public costs at each size of the directory, in turn. Asks the services themselves, so that no cache
 * of the gateway helps.
 */
export async function tableSize(bench: Bench): Promise<void> {
  const { folder, flags, report, sites } = bench;
  const held = (program: string) => memoryOf(join(folder, 'run'), program).held;
  const opened = new Map<string, Opened>();
  for (const count of (flags.sizes ?? usualSizes).toSorted((a, b) => a - b)) {
    const site = await sites.site(sizeName(count), count);
    await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
    // The engine has not yet searched a larger index.
    await step(`${site.name}: first searches`, () => timeSearches(bench, site));
    const requests = await requestsOf(bench, site);
    // What is made once for each change is measured as visitors get it: made.
    await step(`${site.name}: everything once`, () => askOnce(bench, site, requests));
    opened.set(site.name, { count, site, requests, engineMemory: held('elasticsearch') });
  }
  const measured = await measureInTurn([...opened.keys()], flags.rounds, async (name) => {
    const { site, requests } = present(opened.get(name), name);
    return { answered: await timeAll(bench, site, requests), searches: await timeSearches(bench, site) };
  });
  const sized: Sized[] = [];
  for (const [name, { count, site, engineMemory }] of opened) {
    const memory = Object.fromEntries(programs.map((each) => [each, held(`${name}-${each}`)] as const));
    const since = performance.now();
    await step(`${name}: rebuild`, () => sites.reindex(site));
    const rebuildMs = performance.now() - since;
    sized.push({ count, ...mergedRounds(measured[name] ?? []), memory, engineMemory, rebuildMs });
  }
  show(sized);
  sayCosts(sized);
  report.add('table-size', sizeMarks(sized), { sized });
}

async function requestsOf({ places }: Bench, site: Site): Promise<PublicRequest[]> {
  const cities = metrosOf(places)
    .slice(0, metroCount)
    .filter(({ county }) => county !== null);
  const listings = (await Promise.all(states.map((state) => listingsIn(site, state)))).flat();
  return publicRequests({ listings, cities, places });
}

function phaseOf(site: Site, { name, service, draw }: PublicRequest, visitors: number, seconds: number | null): Phase {
  const random = createRandom(7);
  return {
    port: present(site.ports[service], `port of ${service}`),
    pace: { atOnce: visitors },
    seconds,
    requests: Array.from({ length: drawn }, () => ({
      kind: name,
      network: '100.64.0.1',
      path: service === 'web' ? draw(random) : servicePath(draw(random)),
    })),
  };
}

const askOnce = ({ folder }: Bench, site: Site, requests: readonly PublicRequest[]) =>
  paced(folder, { phases: requests.map((request) => phaseOf(site, request, atOnce['at four'], null)) });

/** The times of each request, by how many visitors ask at once; every one at least once. */
async function timeAll({ folder, flags }: Bench, site: Site, requests: readonly PublicRequest[]): Promise<Timed[]> {
  const phases = requests.flatMap((request) =>
    Object.values(atOnce).map((visitors) => phaseOf(site, request, visitors, flags.seconds * share)),
  );
  const responses = responsesOf({ phases }, await paced(folder, { phases }));
  const ofPhase = (index: number) => responses.filter(({ phase }) => phase === index);
  return requests.map(({ name, service, cost, dear }, index) => {
    const [alone, atFour] = [0, 1].map((offset) => outcomeOf(ofPhase(2 * index + offset), 1));
    return {
      name: service === 'web' ? `page ${name}` : `GET ${name}`,
      cost,
      dear,
      alone: present(alone, name),
      atFour: present(atFour, name),
    };
  });
}

function show(sized: readonly Sized[]): void {
  const last = present(sized.at(-1), 'size');
  const cell = (name: string, { answered }: Sized): string => {
    const { alone, atFour } = timesOf(answered, name);
    return `${short(median(alone))} / ${short(median(atFour))}`;
  };
  say(
    table([
      ['p50 ms alone / at four', ...sized.map(({ count }) => sizeName(count))],
      ...last.answered.map(({ name }) => [name, ...sized.map((size) => cell(name, size))]),
    ]),
  );
  say(
    table([
      ['MB held', ...sized.map(({ count }) => sizeName(count)), 'kB a listing'],
      ...Object.keys(last.memory).map((program) => [
        program,
        ...sized.map(({ memory }) => short(memory[program] ?? Number.NaN)),
        short(kilobytesPerListing(sized, program)),
      ]),
      ['engine', ...sized.map(({ engineMemory }) => short(engineMemory)), ''],
    ]),
  );
  say(
    table([
      ['rebuild, s', ...sized.map(({ count }) => sizeName(count))],
      ['', ...sized.map(({ rebuildMs }) => short(rebuildMs / 1000))],
    ]),
  );
}

function kilobytesPerListing(sized: readonly Sized[], program: string): number {
  const [first, last] = [present(sized[0], 'size'), present(sized.at(-1), 'size')];
  const held = ({ memory }: Sized) => memory[program] ?? Number.NaN;
  return (1024 * (held(last) - held(first))) / (last.count - first.count);
}
