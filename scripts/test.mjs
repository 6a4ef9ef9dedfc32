import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { describe } from './lib/failure.mjs';
import { provideNode } from './lib/node-runtime.mjs';
import { say, step } from './lib/progress.mjs';
import { runOwning } from './lib/signals.mjs';
import { changedTests } from './lib/testing/changed.mjs';
import { runChecks } from './lib/testing/checks.mjs';
import { useKeptStores } from './lib/testing/kept-stores.mjs';
import { built, integration, journeys, s3, startJourneys, unit } from './lib/testing/parts.mjs';
import { sumOf } from './lib/testing/results.mjs';
import { readCommand, selectionOf } from './lib/testing/selection.mjs';
import { createTimings, keepTimings, keptTimings, showTimings } from './lib/testing/timings.mjs';
import { createWorkplace } from './lib/workplace.mjs';

const workplace = createWorkplace({ name: 'test', variablePrefix: 'TEST_', portOffset: 100 });
const timingsFile = join(workplace.folder, 'timings.json');
const timings = createTimings();

/** @typedef {import('./lib/testing/selection.mjs').Selection} Selection */
/** @typedef {import('./lib/testing/results.mjs').Result} Result */

/** @type {Result[]} */
const results = [];
/** What tests run on: the Node of the images, as the product does. */
let node = process.execPath;

/**
 * Runs a part; an error that prevents it counts as one failure, and the others still run.
 * @param {string} name
 * @param {() => Promise<Result | Result[] | void>} part
 */
async function attempt(name, part) {
  try {
    results.push(...[(await part()) ?? []].flat());
  } catch (error) {
    say(`\n${describe(error)}`);
    results.push({ name, passed: 0, failed: 1, failures: [`${name}: ${describe(error).split('\n', 1)[0]}`] });
  }
}

/**
 * Runs a part, and measures it.
 * @param {string} name
 * @param {(context: import('./lib/testing/parts.mjs').PartContext) => Promise<Result | Result[]>} part
 */
const measured = (name, part) =>
  attempt(name, () => timings.measure(name, (onProcessorTime) => part({ workplace, node, onProcessorTime })));

/** @param {string[] | null | undefined} files */
const isWanted = (files) => files !== undefined;

/** @param {Selection} wanted */
async function buildFrontend({ parts }) {
  if (!isWanted(parts.built) && !isWanted(parts.e2e)) return;
  await attempt('build', () =>
    step('build of the frontend', (detail) => build(detail, ['frontend', 'compressed'], { quiet: true })),
  );
}

/**
 * What needs processors and no servers, in what the tests leave of them.
 * @param {Selection} wanted
 * @param {Promise<void>} frontendBuilt
 */
async function runQuietly({ parts, checks }, frontendBuilt) {
  await frontendBuilt;
  if (isWanted(parts.built)) await measured('page weight', (context) => built({ ...context, quiet: true }));
  if (checks) await attempt('checks', () => runChecks(timings));
}

/** @param {Selection} wanted */
async function runParts(wanted) {
  const { parts } = wanted;
  const frontendBuilt = buildFrontend(wanted);
  const quiet = runQuietly(wanted, frontendBuilt);
  // Servers only for this run, empty, and fast rather than safe from a power cut. They start during the unit tests.
  const servers = isWanted(parts.integration) || isWanted(parts.e2e);
  const stores = servers ? workplace.startStores({ durable: false, fresh: true }) : null;
  stores?.catch(() => {}); // told by who waits for them
  if (isWanted(parts.unit)) await measured('unit', (context) => unit({ ...context, files: parts.unit }));
  if (wanted.s3) await measured('s3', s3);
  if (stores) await attempt('servers', () => runServerParts(wanted, stores, frontendBuilt));
  await quiet;
}

/**
 * @param {Selection} wanted
 * @param {ReturnType<typeof workplace.startStores>} starting
 * @param {Promise<void>} frontendBuilt
 */
async function runServerParts({ parts, pages, everyLook }, starting, frontendBuilt) {
  const stores = await starting;
  if (isWanted(parts.integration))
    await measured('integration', (context) => integration({ ...context, files: parts.integration }, stores));
  if (!isWanted(parts.e2e)) return;
  await frontendBuilt;
  await attempt('e2e', async () => {
    const { firstSearches, environment } = await startJourneys({ workplace, node }, stores);
    const looks = { ...(everyLook && { E2E_EVERY_LOOK: '1' }), ...(pages && { E2E_PAGES: pages.join() }) };
    await measured('e2e', (context) => journeys({ ...context, files: parts.e2e }, { ...environment, ...looks }));
    return firstSearches;
  });
}

/**
 * What is run, once everything is there that says so.
 * @param {import('./lib/testing/selection.mjs').Command} command
 * @returns {Promise<Selection>}
 */
async function selected({ changed, base, files, selection }) {
  if (!changed && files.length === 0) return selection;
  if (useKeptStores()) say('! stores of npm run stores');
  const { everyLook } = selection;
  if (!changed) return selectionOf(files, { everyLook });
  const found = await changedTests(base);
  say(`${found.files.length} test files import what changed; left out: ${found.leftOut.join('; ')}`);
  return selectionOf(found.files, { everyLook, pages: found.pages });
}

/** @param {import('./lib/testing/selection.mjs').Command} command */
async function run(command) {
  await step('dependencies', (detail) => installDependencies(detail, { tools: true }));
  const brought = step('node', provideNode);
  await step('build', (detail) => build(detail, ['code']));
  node = (await brought).program;
  await runParts(await selected(command));
}

/** @param {{ line: string }} sum */
function showResults(sum) {
  say('');
  for (const { name, passed, failed } of results)
    say(
      `${failed === 0 ? '✓' : '✗'} ${name.padEnd(18)} ${`${passed}`.padStart(5)} passed ${`${failed}`.padStart(4)} failed`,
    );
  for (const flaky of results.flatMap(({ flaky }) => flaky ?? []))
    say(`~ flaky, passed when it was run again: ${flaky}`);
  for (const failure of results.flatMap(({ failures }) => failures ?? [])) say(`✗ ${failure}`);
  say(`\n${sum.line}`);
}

async function work() {
  const command = readCommand(process.argv.slice(2));
  if (command.timings) {
    showTimings(keptTimings(timingsFile));
    return 0;
  }
  await workplace.claim('npm test');
  await attempt('dependencies', () => run(command));
  await workplace.stop();
  const ended = timings.end(results.flatMap((result) => result.files ?? []));
  keepTimings(timingsFile, ended);
  say('');
  showTimings(ended);
  const sum = sumOf(results);
  showResults(sum);
  return sum.failed === 0 ? 0 : 1;
}

await runOwning({ work, stop: workplace.stop, kill: workplace.supervisor.kill });
