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

const usage = 'Usage: npm run drills -- [name ...] [--fresh]';
const folder = join(localFolder, 'drills');
const runFolder = join(folder, 'run');
const supervisor = createSupervisor({ logFolder: join(folder, 'logs'), runFolder });
/** @type {import('./lib/stores/start.mjs').RunningStores | undefined} */
let stores;
let claimed = false;

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { fresh: { type: 'boolean', default: false } },
    });
    return { names: positionals, fresh: values.fresh };
  } catch {
    throw new Failure(usage);
  }
}

async function work() {
  const { names, fresh } = readFlags();
  claim(runFolder, 'npm run drills');
  claimed = true;
  await endLeftovers(runFolder);
  await step('dependencies', installDependencies);
  await step('build', build);
  const { drills, runDrills } = await import('./lib/drills/run.mjs'); // reads what was just built
  const known = /** @type {(keyof typeof drills)[]} */ (Object.keys(drills));
  const wanted = known.filter((name) => names.length === 0 || names.includes(name));
  if (wanted.length !== (names.length || known.length)) throw new Failure(`${usage}\nDrills: ${known.join(', ')}`);
  const node = await step('node', provideNode);
  const secrets = loadSecrets(join(folder, 'secrets.json'));
  stores = await startStores({
    folder,
    variablePrefix: 'DRILLS_',
    portOffset: 300,
    durable: true,
    fresh,
    password: secrets.postgresPassword,
    composeEnvironment: composeEnvironment(secrets),
    supervisor,
  });
  const kept = await runDrills({ node, folder, stores, secrets, supervisor, names: wanted });
  return kept ? 0 : 1;
}

async function stop() {
  await supervisor.stop(10_000);
  await stores?.stop();
  if (claimed) forget(runFolder, 'holder');
}

await runOwning({ work, stop, kill: supervisor.kill });
