import { compiler } from '../build.mjs';
import { capture } from '../command.mjs';
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
      ...['tsconfig.check.json', 'e2e', 'scripts'].map((project) => [process.execPath, compiler, '-p', project]),
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
          'frontend/server',
        ],
      ],
    ],
  },
];

/**
 * Runs every check and shows what it found.
 * @returns {Promise<import('./results.mjs').Result[]>}
 */
export async function runChecks() {
  const results = [];
  for (const { name, commands } of checks) {
    const found = await step(name, async () => {
      const outputs = [];
      for (const [program, ...args] of commands) {
        const { code, output } = await capture(program, args, { cwd: root, timeoutMs: 5 * 60_000 });
        if (code !== 0) outputs.push(output.trim() || `${program} ended with exit code ${code}`);
      }
      return outputs;
    });
    if (found.length > 0) say(`✗ ${name}:\n${found.join('\n')}`);
    results.push({ name, passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1 });
  }
  return results;
}
