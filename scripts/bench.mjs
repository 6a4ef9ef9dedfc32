import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { Failure } from './lib/failure.mjs';
import { provideNode } from './lib/node-runtime.mjs';
import { localFolder } from './lib/paths.mjs';
import { claim, endLeftovers, forget } from './lib/processes.mjs';
import { composeEnvironment } from './lib/product/compose.mjs';
import { loadSecrets } from './lib/product/secrets.mjs';
import { step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { startStores } from './lib/stores/start.mjs';
import { createSupervisor } from './lib/supervisor.mjs';

const usage =
  'Usage: npm run bench -- search [--only part,part] [--sizes 10000,100000,1000000] [--rounds 5] [--seconds 10] [--fresh]';
const folder = join(localFolder, 'bench');
const runFolder = join(folder, 'run');
const supervisor = createSupervisor({ logFolder: join(folder, 'logs'), runFolder });
/** @type {import('./lib/stores/start.mjs').RunningStores | undefined} */
let stores;
let claimed = false;

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        sizes: { type: 'string', default: '10000,100000,1000000' },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '10' },
        fresh: { type: 'boolean', default: false },
      },
    });
    if (positionals.join() !== 'search') throw new Error('names no known bench');
    const numbers = [...values.sizes.split(','), values.rounds, values.seconds];
    if (!numbers.every((text) => /^[1-9]\d*$/.test(text))) throw new Error('is not a number');
    return {
      only: values.only?.split(','),
      sizes: values.sizes.split(',').map(Number),
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      fresh: values.fresh,
    };
  } catch {
    throw new Failure(usage);
  }
}

async function work() {
  const { only, fresh, ...flags } = readFlags();
  claim(runFolder, 'npm run bench');
  claimed = true;
  await endLeftovers(runFolder);
  await step('dependencies', installDependencies);
  const withPages = only?.includes('pages') ?? true;
  await step('build', (detail) => build(detail, withPages ? ['code', 'frontend'] : ['code']));
  const { parts, runBench } = await import('./lib/bench/run.mjs'); // reads what was just built
  const known = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));
  const wanted = known.filter((name) => only?.includes(name) ?? true);
  if (wanted.length !== (only?.length ?? known.length)) throw new Failure(`${usage}\nParts: ${known.join(', ')}`);
  const node = await step('node', provideNode);
  const secrets = loadSecrets(join(folder, 'secrets.json'));
  // A million documents need more than the store's usual heap.
  process.env.ELASTICSEARCH_LOCAL_JAVA_OPTS ??= '-Xms1g -Xmx1g';
  stores = await startStores({
    folder,
    variablePrefix: 'BENCH_',
    portOffset: 200,
    durable: true,
    fresh,
    password: secrets.postgresPassword,
    composeEnvironment: composeEnvironment(secrets),
    supervisor,
  });
  const kept = await runBench({ node, folder, stores, secrets, supervisor, flags: { ...flags, only: wanted } });
  return kept ? 0 : 1;
}

async function stop() {
  await supervisor.stop(10_000);
  await stores?.stop();
  if (claimed) forget(runFolder, 'holder');
}

await runOwning({ work, stop, kill: supervisor.kill });
