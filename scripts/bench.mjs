import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { Failure } from './lib/failure.mjs';
import { provideNode } from './lib/node-runtime.mjs';
import { step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const usage =
  'Usage: npm run bench -- search [--only part,part] [--sizes 10000,100000,1000000] [--rounds 5] [--seconds 10] [--fresh]';
const workplace = createWorkplace({ name: 'bench', variablePrefix: 'BENCH_', portOffset: 200 });

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
  await workplace.claim('npm run bench');
  await step('dependencies', installDependencies);
  const withPages = only?.includes('pages') ?? true;
  await step('build', (detail) => build(detail, withPages ? ['code', 'frontend'] : ['code']));
  const { parts, runBench } = await import('./lib/bench/run.mjs'); // reads what was just built
  const known = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));
  const wanted = known.filter((name) => only?.includes(name) ?? true);
  if (wanted.length !== (only?.length ?? known.length)) throw new Failure(`${usage}\nParts: ${known.join(', ')}`);
  const node = await step('node', provideNode);
  // A million documents need more than the store's usual heap.
  process.env.ELASTICSEARCH_LOCAL_JAVA_OPTS ??= '-Xms1g -Xmx1g';
  const stores = await workplace.startStores({ durable: true, fresh });
  const { folder, supervisor } = workplace;
  const secrets = workplace.secrets();
  const kept = await runBench({ node, folder, stores, secrets, supervisor, flags: { ...flags, only: wanted } });
  return kept ? 0 : 1;
}

await runOwning({ work, stop: workplace.stop, kill: workplace.supervisor.kill });
