import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const lockfiles = ['package-lock.json', 'scripts/places/package-lock.json'];

const read = (file) => Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')).packages);

/** The paths where Node looks for a dependency of the package at `path`, nearest first. */
function placesOf(path, name) {
  const parents =
    path === ''
      ? []
      : path.split('/node_modules/').map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
  return ['', ...parents].reverse().map((parent) => `${parent === '' ? '' : `${parent}/`}node_modules/${name}`);
}

// npm silently leaves out a build that the registry did not have for the machine that wrote the lockfile, and then `npm
// ci` on a machine that needs it installs nothing.
test.each(lockfiles)('%s holds every optional build that a package names, in the version it names', (file) => {
  const entries = new Map(read(file));
  const named = [...entries].flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  );
  const missing = named.filter(({ path, name, version }) => {
    const found = placesOf(path, name).find((place) => entries.has(place));
    return found === undefined || (/^\d/.test(version) && entries.get(found).version !== version);
  });
  expect(missing).toEqual([]);
});

test.each(lockfiles)('%s says the integrity of every package from the registry', (file) => {
  const without = read(file).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
  );
  expect(without).toEqual([]);
});

test.each(lockfiles)('%s names no registry', (file) => {
  expect(read(file).filter(([, entry]) => entry.resolved !== undefined && !entry.link)).toEqual([]);
});

test('the lockfile holds the builds of the engines that the product is built with for Linux and macOS, x64 and arm64', () => {
  const paths = read('package-lock.json').map(([path]) => path);
  const builds = ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'];
  const engines = ['@tailwindcss/oxide', 'lightningcss', '@rolldown/binding'];
  const wanted = engines.flatMap((engine) => builds.map((build) => `node_modules/${engine}-${build}`));
  expect(paths).toEqual(expect.arrayContaining(wanted));
});
