import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/testing/repository-files.mjs';

/** Files that read the clock, and why. Others get `now` from the context, or measure with `performance.now()`. */
const allowed = {
  'packages/chassis/src/run.ts': 'starts a process and gives its context the clock',
  'packages/chassis/src/deadline.ts': 'compares with the deadline of a request, which another process has set',
  'packages/chassis/src/outbox.ts': 'an event says when it was written, in whatever action that is',
};

const reading = /\bnew Date\(\)|\bDate\.now\b/;

const files = [...repositoryFiles('services/'), ...repositoryFiles('packages/')].filter(
  (file) =>
    /^(?:services|packages)\/[^/]+\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|\/main\.ts$/.test(file),
);

const reads = (file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (reading.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));

test('only a few files read the clock', () => {
  expect(files.filter((file) => !(file in allowed)).flatMap(reads)).toEqual([]);
});

test('every file that may read the clock does', () => {
  expect(Object.keys(allowed).filter((file) => reads(file).length === 0)).toEqual([]);
});
