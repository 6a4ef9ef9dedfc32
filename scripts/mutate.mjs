import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { capture } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { say, step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { importGraph } from './lib/testing/import-graph.mjs';
import { drawn, mutantsOf } from './lib/testing/mutants.mjs';
import { serverVariables } from './lib/testing/parts.mjs';
import { partOf } from './lib/testing/selection.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const workplace = createWorkplace({ name: 'mutate', variablePrefix: 'TEST_', portOffset: 400 });
const mutable = /^(packages|services|frontend)\/.*\b(src|server)\/.*\.tsx?$/;
const spared = /\.test\.|\/testing\/|\/migrations\/|\.d\.ts$|^packages\/(mailbox|seed-data)\//;
const mostFiles = 40;
const minute = 60_000;

function readFlags() {
  const options = /** @type {const} */ ({
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    tree: { type: 'string', default: root },
  });
  try {
    const { sample, seed, minutes, tree } = parseArgs({ options }).values;
    return { sample: Number(sample), seed: Number(seed), minutes: Number(minutes), tree: resolve(tree) };
  } catch {
    throw new Failure('Usage: npm run mutate -- [--sample 40] [--seed 1] [--minutes 60] [--tree folder]');
  }
}

/**
 * Whether a test of the tree notices the mutant; null where its time was over.
 * @param {import('./lib/testing/mutants.mjs').Mutant} mutant
 * @param {{ tree: string, tests: string[], environment: Record<string, string>, timeoutMs: number }} how
 */
async function isCaught({ file, start, before, after }, { tree, tests, environment, timeoutMs }) {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (text.slice(start, start + before.length) !== before) throw new Failure(`${file} is another one in ${tree}.`);
  writeFileSync(path, text.slice(0, start) + after + text.slice(start + before.length));
  try {
    await rebuild(tree, file);
    const since = performance.now();
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--bail', '1', '--reporter', 'dot'];
    const { code } = await capture(process.execPath, args, {
      cwd: tree,
      env: { ...process.env, ...environment },
      timeoutMs,
    });
    return performance.now() - since < timeoutMs ? code !== 0 : null;
  } finally {
    writeFileSync(path, text);
    await rebuild(tree, file);
  }
}

/**
 * What others use of it is its build; that it has wrong types is no matter.
 * @param {string} tree
 * @param {string} file
 */
async function rebuild(tree, file) {
  const project = /^(packages|services)\/[\w-]+/.exec(file)?.[0];
  if (!project) return;
  const compiler = join(tree, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  await capture(process.execPath, [compiler, '-p', project, '--noCheck'], { cwd: tree, timeoutMs: minute });
}

/**
 * The tests that import a file, the nearest first.
 * @param {ReturnType<typeof importGraph>} graph
 * @param {string} file
 */
function testsOf(graph, file) {
  const tests = [...graph.importersOf(file)].filter(
    ([path]) => /\.test\.\w+$/.test(path) && ['unit', 'integration'].includes(partOf(path)),
  );
  return tests
    .sort(([, left], [, right]) => left - right)
    .slice(0, mostFiles)
    .map(([path]) => path);
}

async function work() {
  const { sample, seed, minutes, tree } = readFlags();
  await workplace.claim('npm run mutate');
  await step('build', (detail) => build(detail, ['code']));
  const { createRandom } = await import('@poolpros/seed-data/random');
  const stores = await workplace.startStores({ durable: false, fresh: true });
  const environment = await serverVariables(stores);
  const graph = importGraph(tree);
  const files = graph.files.filter((file) => mutable.test(file) && !spared.test(file));
  const mutants = drawn(
    files.flatMap((file) => mutantsOf(tree, file)),
    sample,
    createRandom(seed),
  );
  const results = [];
  const deadline = performance.now() + minutes * minute;
  for (const mutant of mutants) {
    const tests = testsOf(graph, mutant.file);
    const timeoutMs = Math.max(minute, (deadline - performance.now()) / (sample - results.length));
    const caught = tests.length > 0 && (await isCaught(mutant, { tree, tests, environment, timeoutMs }));
    results.push({ ...mutant, tests: tests.length, caught });
    const { file, line, kind, before, after } = mutant;
    const change = `${before.split('\n', 1)[0].slice(0, 50)} → ${after.split('\n', 1)[0].slice(0, 50)}`;
    const outcome = caught === null ? 'NO TIME' : caught ? 'caught ' : 'MISSED ';
    say(`${outcome} ${file}:${line} ${kind}: ${change} (${tests.length} test files)`);
  }
  mkdirSync(workplace.folder, { recursive: true });
  writeFileSync(join(workplace.folder, `seed-${seed}.json`), JSON.stringify(results, null, 2));
  say(`\n${results.filter(({ caught }) => caught).length} of ${results.length} mutants are caught, seed ${seed}`);
  return 0;
}

await runOwning({ work, stop: workplace.stop, kill: workplace.supervisor.kill });
