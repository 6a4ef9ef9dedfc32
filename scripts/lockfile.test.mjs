import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** npm leaves out of the lockfile what the registry in use does not have, and `npm ci` then refuses the lockfile. */
test('the lockfile holds every optional package, also of other platforms', () => {
  const held = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const named = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(named.filter((name) => !held.has(name))).toEqual([]);
});
