import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './lib/paths.mjs';
import { repositoryFiles } from './lib/testing/repository-files.mjs';

const texts = repositoryFiles('services/')
  .filter((file) => /\/(src|test)\/.*\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const machines = texts
  .filter(({ file }) => !file.endsWith('.test.ts'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/const (\w+)(?:: [^=]+)? = defineMachine\(/g)].map(([, name]) => ({
      name,
      service: file.split('/')[1],
    })),
  );

/** Whether a test of the service calls a function with the machine. */
const isTested = ({ service, name }, call, ending) =>
  texts.some(
    ({ file, text }) =>
      file.startsWith(`services/${service}/`) && file.endsWith(ending) && text.includes(`${call}(${name})`),
  );

test('there are machines', () => {
  expect(machines.length).toBeGreaterThan(5);
});

test.each(machines)('$name of $service is shown as a table by a test beside it', (machine) => {
  expect(isTested(machine, 'tableOf', '.test.ts')).toBe(true);
});

test.each(machines)('every cell of $name of $service is tried on a database', (machine) => {
  expect(isTested(machine, 'cellsOf', '.int.test.ts')).toBe(true);
});
