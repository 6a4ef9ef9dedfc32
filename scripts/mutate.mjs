import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { capture } from './lib/command.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { Failure } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { say, step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { importGraph } from './lib/testing/import-graph.mjs';
import { serverVariables } from './lib/testing/parts.mjs';
import { partOf } from './lib/testing/selection.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const workplace = createWorkplace({ name: 'mutate', variablePrefix: 'TEST_', portOffset: 400 });
const mutable = /^(packages|services|frontend)\/.*\b(src|server)\/.*\.tsx?$/;
const spared = /\.test\.|\/testing\/|\.d\.ts$|^packages\/(mailbox|seed-data)\//;
const mostFiles = 40;
/** Most mutants are caught by a test close to them, before the others have to run. */
const nearest = 5;
const minute = 60_000;

function readFlags() {
  const options = /** @type {const} */ ({
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    tree: { type: 'string', default: root },
    same: { type: 'string' },
  });
  try {
    const { sample, seed, minutes, tree, same = tree } = parseArgs({ options }).values;
    const [count, lot, limit] = [sample, seed, minutes].map(Number);
    return { sample: count, seed: lot, minutes: limit, tree: resolve(tree), same: resolve(same) };
  } catch {
    throw new Failure(
      'Usage: npm run mutate -- [--sample 40] [--seed 1] [--minutes 60] [--tree folder] [--same folder]',
    );
  }
}

/** @param {string} tree @param {string} file */
const textOf = (tree, file) => (existsSync(join(tree, file)) ? readFileSync(join(tree, file), 'utf8') : null);

/**
 * The first test of the tree that fails for the mutant; undefined if none does, null if the time ran out.
 * @param {import('./lib/testing/mutants.mjs').Mutant} mutant
 * @param {{ tree: string, tests: string[], environment: Record<string, string>, timeoutMs: number }} how
 */
async function catcherOf({ file, start, before, after }, { tree, tests, environment, timeoutMs }) {
  const path = join(tree, file);
  const text = readFileSync(path, 'utf8');
  if (text.slice(start, start + before.length) !== before) throw new Failure(`${file} is another one in ${tree}.`);
  writeFileSync(path, text.slice(0, start) + after + text.slice(start + before.length));
  const deadline = performance.now() + timeoutMs;
  try {
    await rebuild(tree, file);
    for (const files of [tests.slice(0, nearest), tests.slice(nearest)].filter(({ length }) => length > 0)) {
      const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--bail', '1', '--reporter', 'dot'];
      const { code, output } = await capture(process.execPath, args, {
        cwd: tree,
        env: { ...process.env, ...environment, NO_COLOR: '1' },
        timeoutMs: deadline - performance.now(),
      });
      if (performance.now() >= deadline) return null;
      if (code !== 0) return /^ *FAIL +(.+)$/m.exec(output)?.[1] ?? 'a test file that no longer loads';
    }
    return undefined;
  } finally {
    writeFileSync(path, text);
    await rebuild(tree, file);
  }
}

/**
 * Other packages use its build; wrong types do not matter.
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
  const { sample, seed, minutes, tree, same } = readFlags();
  await workplace.claim('npm run mutate');
  await step('dependencies', (detail) => installDependencies(detail, { tools: true }));
  await step('build', (detail) => build(detail, ['code']));
  const { drawn, mutantsOf } = await import('./lib/testing/mutants.mjs'); // they need what was just installed
  const { createRandom } = await import('@poolpros/seed-data/random');
  const stores = await workplace.startStores({ durable: false, fresh: true });
  const environment = await serverVariables(stores);
  const graph = importGraph(tree);
  const files = graph.files.filter(
    (file) => mutable.test(file) && !spared.test(file) && textOf(same, file) === textOf(tree, file),
  );
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
    const catcher = await catcherOf(mutant, { tree, tests, environment, timeoutMs });
    results.push({ ...mutant, tests: tests.length, catcher });
    const { file, line, kind, before, after } = mutant;
    const change = `${before.split('\n', 1)[0].slice(0, 50)} → ${after.split('\n', 1)[0].slice(0, 50)}`;
    const outcome = catcher === null ? 'NO TIME' : catcher ? 'caught ' : 'MISSED ';
    say(`${outcome} ${file}:${line} ${kind}: ${change} (${catcher ?? `${tests.length} test files`})`);
  }
  mkdirSync(workplace.folder, { recursive: true });
  writeFileSync(join(workplace.folder, `seed-${seed}.json`), JSON.stringify(results, null, 2));
  say(`\n${results.filter(({ catcher }) => catcher).length} of ${results.length} mutants are caught, seed ${seed}`);
  return 0;
}

await runOwning({ work, stop: workplace.stop, kill: workplace.supervisor.kill });
