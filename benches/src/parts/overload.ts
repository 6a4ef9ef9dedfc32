import { cpus } from 'node:os';
import { join } from 'node:path';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { engineRequests } from '../load/engine-requests.js';
import { closedLoop, paced } from '../load/generators.js';
import { createOffering, type Offered } from '../load/offered-load.js';
import { createLoads, type Load, loadNames } from '../load/overload-requests.js';
import { outcomeOf, responsesOf } from '../load/paced-figures.js';
import { memoryOf } from '../load/process-figures.js';
import { short, table } from '../report/figures.js';
import type { Mark } from '../report/marks.js';
import { listingsIn } from '../sites/listings.js';
import { metrosOf } from '../sites/metros.js';
import { bounds, marksNextToFlood, marksOf } from './overload-marks.js';

const multiples = [0.5, 1, 1.5, 3];
const farBeyond = 10;
const floodOf = 3;
/** Requests a second. A process stays as large as its first crowd made it; whether others add to it is measured. */
const firstCrowds = [
  ['mix', 1000],
  ['real skew', 25_000],
] as const;
/** More than one visitor can ask for in a second. */
const mostAlone = 1000;
/** A generator that takes more would compete with what it measures. */
const mostGeneratorMs = 0.05;
const connections = { warmUp: 16, engine: 32 };
/** In multiples of `--seconds`. */
const lasts = { warmUp: 6, firstCrowd: 2, step: 3 };
const states = ['texas', 'california', 'florida', 'arizona', 'georgia'];
const processes = ['gateway', 'search', 'directory', 'web'] as const;

/** What becomes of visitors when more of them come than the product can serve. */
export async function overload(bench: Bench): Promise<void> {
  const { sites, folder, flags, metros, places, report } = bench;
  const { seconds } = flags;
  // Each network has the limits of production: they are part of what protects the product.
  const site = await sites.site('overload', 10_000, { settings: { RATE_LIMITS_SCALE: '1' } });
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  const listings = (await Promise.all(states.map((state) => listingsIn(site, state)))).flat();
  const seed = Date.now() % 1_000_000;
  const loads = createLoads({ seed, metros, subjects: { listings, cities: metrosOf(places), places } });
  const memory = () =>
    Object.fromEntries(
      processes.map((name) => [name, memoryOf(join(folder, 'run'), `${site.name}-${name}`).held] as const),
    );

  await step('warm-up', () =>
    closedLoop(folder, {
      // The gateway would soon refuse this one network.
      url: `${site.urls.search}/installers/search-enhanced`,
      connections: connections.warmUp,
      seconds: lasts.warmUp * seconds,
      target: { kind: 'searches', seed, metros },
    }),
  );
  const requests = await step('what the service asks Elasticsearch', () => engineRequests(site, bench));
  const engine = await step('the engine alone', () =>
    closedLoop(folder, {
      url: site.urls.elasticsearch,
      connections: connections.engine,
      seconds,
      target: { kind: 'engine', requests },
    }),
  );
  const alone = await step('a search alone', () => askAlone(bench, site.urls.gateway, loads.searches));
  const offering = createOffering(folder, site, bounds.kneeP99 * alone);
  say(`  a search alone takes ${short(alone)} ms, so in time is what takes ${short(bounds.kneeP99 * alone)} ms`);
  say(`  the engine alone serves ${short(engine.perSecond)} searches a second`);

  for (const [name, perSecond] of firstCrowds)
    await step(`a first crowd, ${name}: ${perSecond}/s`, () =>
      offering.offer(loads[name], perSecond, lasts.firstCrowd * seconds),
    );

  const marks: Mark[] = [];
  const figures: Partial<Record<(typeof loadNames)[number], { knee: Offered; [figure: string]: unknown }>> = {};
  for (const name of loadNames) {
    const knee = await step(`${name}: knee`, (detail) => offering.knee(loads[name], seconds, detail));
    if (!knee) {
      marks.push({ name: `${name}: knee, requests a second`, value: 0, atLeast: 1 });
      continue;
    }
    const before = memory();
    const steps: Offered[] = [];
    for (const multiple of multiples)
      steps.push(
        await step(`${name}: ${multiple} × ${knee.perSecond}/s`, () => {
          const perSecond = Math.round(multiple * knee.perSecond);
          return multiple > 1
            ? offering.offerThen(loads[name], perSecond, lasts.step * seconds, { perSecond: knee.perSecond / 2 })
            : offering.offer(loads[name], perSecond, lasts.step * seconds);
        }),
      );
    const beyond = await farBeyondKnee(loads[name], knee);
    const held = { before, after: memory() };
    say(table([columns, ...[knee, ...steps, beyond.offered].map(row)]));
    marks.push(...marksOf({ name, knee, steps, alone, memory: held, isMix: name === 'mix' }));
    marks.push(...marksFarBeyond(name, knee, beyond));
    figures[name] = { knee, steps, beyond, memory: held };
  }
  const skewKnee = figures['real skew']?.knee;
  const flood = skewKnee && (await floodAt(floodOf * skewKnee.perSecond));
  if (flood) marks.push(...marksNextToFlood(flood, alone));
  report.add('overload', marks, { alone, engine, ...figures, flood });

  async function floodAt(perSecond: number): Promise<Offered> {
    const offered = await step(`one network, ${perSecond}/s`, () =>
      offering.offer(loads.flood, perSecond, lasts.step * seconds),
    );
    say(table([columns, row(offered)]));
    return offered;
  }

  /** Far beyond the knee, the product can do what the generator leaves of the processors. */
  async function farBeyondKnee(load: Load, knee: Offered) {
    const perSecond = farBeyond * knee.perSecond;
    const offered = await step(`${farBeyond} × ${knee.perSecond}/s`, () =>
      offering.offer(load, perSecond, lasts.step * seconds),
    );
    const left = 1 - (perSecond * offered.generatorMs) / (1000 * cpus().length);
    return { offered, left };
  }
}

/** A generator that takes too much competes with what it measures: its cost is known only afterwards, as it falls with the rate. */
function marksFarBeyond(name: string, knee: Offered, { offered, left }: { offered: Offered; left: number }): Mark[] {
  if (offered.generatorMs > mostGeneratorMs) {
    say(
      `  not judged, as the generator takes ${short(offered.generatorMs)} ms a request: ${name}, ${farBeyond} × the knee`,
    );
    return [];
  }
  return [
    {
      name: `${name}: ${farBeyond} × the knee, served / what the processors that the generator leaves serve`,
      value: offered.outcome.servedPerSecond / (left * knee.outcome.servedPerSecond),
      atLeast: bounds.goodput,
    },
  ];
}

/** The median of searches that are asked one after another by visitors of different networks, in milliseconds. */
async function askAlone({ folder, flags }: Bench, origin: string, searches: Load): Promise<number> {
  const phase = {
    port: Number(new URL(origin).port),
    pace: { atOnce: 1 },
    seconds: flags.seconds,
    requests: searches(mostAlone * flags.seconds, 1),
  };
  const job = { phases: [phase] };
  return outcomeOf(responsesOf(job, await paced(folder, job)), flags.seconds).p50;
}

const columns = [
  ...['offered/s', 'served/s', 'p50 ms', 'p99 ms', 'refused', 'failed', 'these ms', 'p99 ms'],
  ...['normal after s', 'gateway ms', 'generator ms'],
];

function row({ perSecond, outcome, gateway, generatorMs, recoverySeconds }: Offered): string[] {
  const { servedPerSecond, p50, p99, refused, failed, unservedMean, unservedP99 } = outcome;
  return [
    ...[perSecond, servedPerSecond, p50, p99, refused, failed, unservedMean, unservedP99].map(short),
    recoverySeconds === null ? '' : short(recoverySeconds),
    short(gateway.ms / (gateway.served + gateway.refused + gateway.failed)),
    short(generatorMs),
  ];
}
