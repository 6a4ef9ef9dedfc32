import { totalmem } from 'node:os';
import { compiler } from '../build.mjs';
import { capture } from '../command.mjs';
import { describe, Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { say, step } from '../progress.mjs';

/** @param {string} name */
const tool = (name) => ['node_modules', '.bin', name].join('/');

const withoutOutput = ['--noEmit', '--emitDeclarationOnly', 'false', '--composite', 'false'];

/**
 * Checks again only what changed, and what looks at it.
 * @param {string} name
 */
const incremental = (name) => ['--incremental', 'true', '--tsBuildInfoFile', `.local/types/${name}.tsbuildinfo`];

/** The compiler and the typed lint are Go programs, which collect garbage for a third of their time unless they may use more memory. */
const environment = { ...process.env, GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 6)}B` };

/** What is checked without running the product; each counts as one test. */
const checks = [
  { name: 'format and lint', commands: [[tool('biome'), 'ci', '--colors=off']] },
  { name: 'typed lint', commands: [[tool('oxlint'), '.']] },
  {
    name: 'types',
    commands: [
      // The benches look at the types of the scripts, which come first.
      [process.execPath, compiler, '-p', 'scripts'],
      ...['tsconfig.check.json', 'frontend', 'benches', 'e2e'].map((project) => [
        ...[process.execPath, compiler, '-p', project],
        ...withoutOutput,
        ...incremental(project),
      ]),
    ],
  },
  {
    name: 'module borders',
    commands: [
      [
        ...[tool('depcruise'), '--config', '.dependency-cruiser.cjs'],
        ...[
          'packages/*/src',
          'packages/*/test',
          'services/*/src',
          'services/*/test',
          'frontend/src',
          'frontend/content',
          'frontend/server',
          'benches/src',
        ],
      ],
    ],
  },
];

/** As long as all tests may take, which leave the checks no processor time while they are busy. */
const mostMs = 85 * 60_000;

/**
 * Runs every command of a check; throws what they found.
 * @param {string[][]} commands
 * @param {(seconds: number) => void} onProcessorTime
 */
async function runAll(commands, onProcessorTime) {
  const found = [];
  for (const [program, ...args] of commands) {
    const options = { cwd: root, env: environment, timeoutMs: mostMs, quiet: true, onProcessorTime };
    const { code, output } = await capture(program, args, options);
    if (code !== 0) found.push(output.trim() || `${program} ended with exit code ${code}`);
  }
  if (found.length > 0) throw new Failure(found.join('\n'));
}

/**
 * Runs every check and shows what it found.
 * @param {ReturnType<typeof import('./timings.mjs').createTimings>} timings
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runChecks(timings) {
  const results = [];
  for (const { name, commands } of checks)
    try {
      await timings.measure(name, (onProcessorTime) => step(name, () => runAll(commands, onProcessorTime)));
      results.push({ name, passed: 1, failed: 0 });
    } catch (error) {
      say(describe(error));
      results.push({ name, passed: 0, failed: 1, failures: [`${name}: its messages say what`] });
    }
  return results;
}
