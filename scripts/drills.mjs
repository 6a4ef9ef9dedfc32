import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { Failure } from './lib/failure.mjs';
import { provideNode } from './lib/node-runtime.mjs';
import { step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const usage = 'Usage: npm run drills -- [name ...] [--fresh]';
const workplace = createWorkplace({ name: 'drills', variablePrefix: 'DRILLS_', portOffset: 300 });

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
  await workplace.claim('npm run drills');
  await step('dependencies', installDependencies);
  await step('build', build);
  const { drills, runDrills } = await import('./lib/drills/run.mjs'); // reads what was just built
  const known = /** @type {(keyof typeof drills)[]} */ (Object.keys(drills));
  const wanted = known.filter((name) => names.length === 0 || names.includes(name));
  if (wanted.length !== (names.length || known.length)) throw new Failure(`${usage}\nDrills: ${known.join(', ')}`);
  const node = await step('node', provideNode);
  const stores = await workplace.startStores({ durable: true, fresh });
  const { folder, supervisor } = workplace;
  const secrets = workplace.secrets();
  const kept = await runDrills({ node, folder, stores, secrets, supervisor, names: wanted });
  return kept ? 0 : 1;
}

await runOwning({ work, stop: workplace.stop, kill: workplace.supervisor.kill });
