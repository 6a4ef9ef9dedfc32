import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { localFolder, root } from './paths.mjs';

/** TypeScript's native compiler. */
export const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

const frontendSources = [
  'frontend',
  'packages/calculators',
  'packages/contracts',
  'packages/chassis',
  'tsconfig.base.json',
  'package-lock.json',
];

/** Folders of the packages and services, as the compiler and the stamps name them. */
const projects = ['packages', 'services'].flatMap((group) =>
  readdirSync(join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((path) => existsSync(join(root, path, 'tsconfig.json'))),
);

const parts = {
  code: {
    name: 'packages and services',
    sources: [...projects, 'tsconfig.base.json', 'package-lock.json'],
    results: projects.map((path) => `${path}/dist`),
    // Without the types, which `npm test` and `npm run check` check, it takes a third of the time.
    args: [compiler, '-b', '--noCheck', ...projects],
  },
  frontend: {
    name: 'frontend',
    sources: frontendSources,
    results: ['frontend/dist/server/main.js', 'frontend/dist/client/.vite/manifest.json'],
    args: ['frontend/build.mjs'],
  },
  // Compression takes two thirds of the frontend's time and is useless for visitors from this machine.
  compressed: {
    name: 'compressed scripts',
    sources: frontendSources,
    results: ['frontend/dist/client/.vite/compressed'],
    args: ['frontend/compress.mjs'],
  },
  benches: {
    name: 'benches',
    sources: [...projects, 'benches', 'scripts', 'tsconfig.base.json', 'package-lock.json'],
    results: ['benches/dist'],
    args: [compiler, '-b', 'benches'],
  },
};

/** @typedef {keyof typeof parts} Part */

/**
 * Builds the parts whose sources changed since their last build.
 * @param {(detail: string) => void} detail
 * @param {Part[]} [wanted] in their order; those of the product by default
 * @param {{ quiet?: boolean }} [how]
 */
export async function build(detail, wanted = ['code', 'frontend', 'compressed'], { quiet } = {}) {
  for (const part of wanted.map((name) => parts[name])) {
    const label = `build-${part.name.replaceAll(' ', '-')}`;
    const mark = join(localFolder, 'stamps', label);
    const sources = fingerprint(part.sources);
    if (isStamped(mark, sources) && part.results.every((path) => existsSync(join(root, path)))) continue;
    detail(part.name);
    await run(process.execPath, part.args, {
      cwd: root,
      log: join(localFolder, 'logs', `${label}.log`),
      timeoutMs: (quiet ? 60 : 15) * 60_000,
      quiet,
      sentence: `The ${part.name} could not be built: the compiler's messages say where.`,
    });
    stamp(mark, sources);
  }
}
