import { compiler } from '../build.mjs';
import { capture } from '../command.mjs';
import { describe, Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { say, step } from '../progress.mjs';

/** @param {string} name */
const tool = (name) => ['node_modules', '.bin', name].join('/');

/** What is checked without running the product; each counts as one test. */
const checks = [
  { name: 'format and lint', commands: [[tool('biome'), 'ci', '--colors=off']] },
  { name: 'typed lint', commands: [[tool('eslint'), '.']] },
  {
    name: 'types',
    commands: [
      [process.execPath, compiler, '-b'],
      ...['tsconfig.check.json', 'e2e'].map((project) => [process.execPath, compiler, '-p', project]),
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

/**
 * Runs every command of a check; throws what they found.
 * @param {string[][]} commands
 */
async function runAll(commands) {
  const found = [];
  for (const [program, ...args] of commands) {
    const { code, output } = await capture(program, args, { cwd: root, timeoutMs: 5 * 60_000 });
    if (code !== 0) found.push(output.trim() || `${program} ended with exit code ${code}`);
  }
  if (found.length > 0) throw new Failure(found.join('\n'));
}

/**
 * Runs every check and shows what it found.
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runChecks() {
  const results = [];
  for (const { name, commands } of checks)
    try {
      await step(name, () => runAll(commands));
      results.push({ name, passed: 1, failed: 0 });
    } catch (error) {
      say(describe(error));
      results.push({ name, passed: 0, failed: 1 });
    }
  return results;
}
